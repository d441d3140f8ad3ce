import { problemKindLabels } from '#domain/orders/order.copy.ts';
import { problemKinds } from '#domain/orders/order.ts';
import type { ReportRefusal } from '#domain/problems/report-problem.server.ts';
import { FieldError } from '#ui/field.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Form, FormProblems, useField } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { PictureProblem } from '#web/upload/keep-pictures.server.ts';
import { picturesRefused, problemCopy, problemFields } from './problem.copy.ts';

export type ProblemAnswer = FormAnswer<
  ReportRefusal | { code: 'pictures'; problems: PictureProblem[] }
>;

/** Sent with its files at once, with a script and without. */
export function ProblemForm({ answer }: { answer: ProblemAnswer | undefined }) {
  const { refusal, problems } = answer ?? {};
  const isBack = Object.keys(problems ?? {}).length > 0;
  return (
    <Form fields={problemFields} answer={answer} encType="multipart/form-data">
      <FormProblems
        refused={refusal?.code === 'pictures' ? picturesRefused(refusal.problems) : undefined}
      >
        {isBack && (
          <p className="mt-2">
            <Both of={problemCopy.picturesAgain} />
          </p>
        )}
      </FormProblems>
      <KindChoice />
      <TextAreaField name="words" rows={4} />
      <PicturesField />
      <SubmitButton of={problemCopy.send} whileBusy={problemCopy.sending} block />
    </Form>
  );
}

function KindChoice() {
  const { id, name, label, error, defaultValue } = useField('kind');
  return (
    <fieldset className="grid gap-2.5" aria-describedby={error && 'kind-error'}>
      <legend className="mb-1.75 text-md leading-snug font-semibold">
        <Both of={label} beside />
      </legend>
      {error && <FieldError id="kind-error" of={error} />}
      {problemKinds.map((kind, place) => (
        <RadioCard
          key={kind}
          id={place === 0 ? id : undefined}
          name={name}
          value={kind}
          label={problemKindLabels[kind]}
          defaultChecked={kind === defaultValue}
          className="py-3!"
        />
      ))}
    </fieldset>
  );
}

function PicturesField() {
  const { id, name, label, hint, mark } = useField('pictures');
  return (
    <div className="grid gap-1.75">
      <label htmlFor={id} className="text-md leading-snug font-semibold">
        <Both of={label} beside />{' '}
        {mark && (
          <span className="font-normal text-ink-600">
            <Text of={mark} />
          </span>
        )}
      </label>
      <input
        id={id}
        name={name}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby={`${id}-hint`}
        className="min-h-11 w-full min-w-0 text-md file:me-3 file:min-h-11 file:cursor-pointer file:rounded-pill file:border file:border-solid file:border-leaf-700 file:bg-transparent file:px-4 file:font-semibold file:text-leaf-900"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm leading-snug text-ink-600">
          <Text of={hint} />
        </p>
      )}
    </div>
  );
}
