import { problemKindLabels } from '#domain/orders/order.copy.ts';
import { problemKinds } from '#domain/orders/order.ts';
import { pictureTypes } from '#domain/problems/problem.ts';
import type { ReportRefusal } from '#domain/problems/report-problem.server.ts';
import { FieldError } from '#ui/field/field.tsx';
import { RadioCard } from '#ui/field/radio-card.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { FilesField } from '#ui/form/files-field.tsx';
import { Form, FormProblems, useField } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both } from '#ui/text/text.tsx';
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
      <FilesField name="pictures" accept={pictureTypes} />
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
