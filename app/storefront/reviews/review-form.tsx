import { starChoices } from '#domain/reviews/review.ts';
import { FieldError } from '#ui/field/field.tsx';
import { RadioCard } from '#ui/field/radio-card.tsx';
import { CheckboxField } from '#ui/form/choice-fields.tsx';
import { TextAreaField, TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems, useField } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both } from '#ui/text/text.tsx';
import { reviewFields, reviewFormCopy, starWords } from './review-form.copy.ts';

type ReviewFormProps = {
  opened: { firstName: string; town: string };
  answer: FormAnswer | undefined;
};

export function ReviewForm({ opened, answer }: ReviewFormProps) {
  return (
    <Form fields={reviewFields} answer={answer} opened={opened} isShort>
      <FormProblems />
      <StarChoice />
      <TextAreaField name="words" rows={5} />
      <div>
        <CheckboxField name="isNameShown" />
        <div className="mt-3 grid items-start gap-5 sm:grid-cols-2">
          <TextField name="firstName" />
          <TextField name="town" />
        </div>
      </div>
      <p className="text-md text-ink-600">
        <Both of={reviewFormCopy.afterwards} />
      </p>
      <SubmitButton of={reviewFormCopy.publish} whileBusy={reviewFormCopy.publishing} block />
    </Form>
  );
}

function StarChoice() {
  const { id, name, label, error, defaultValue } = useField('stars');
  return (
    <fieldset className="grid gap-2.5" aria-describedby={error && 'stars-error'}>
      <legend className="mb-1.75 text-md leading-snug font-semibold">
        <Both of={label} beside />
      </legend>
      {error && <FieldError id="stars-error" of={error} />}
      {starChoices.map((stars, place) => (
        <RadioCard
          key={stars}
          id={place === 0 ? id : undefined}
          name={name}
          value={`${stars}`}
          label={starWords[stars]}
          defaultChecked={`${stars}` === defaultValue}
          className="py-3!"
        />
      ))}
    </fieldset>
  );
}
