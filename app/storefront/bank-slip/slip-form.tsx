import { href } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { SendRefusal } from '#domain/slips/send-slips.server.ts';
import { slipTypes } from '#domain/slips/slip.ts';
import { FilesField } from '#ui/form/files-field.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { sendRefusals, slipCopy, slipFields, slipsRefused, tooLargeSlip } from './slip.copy.ts';
import type { SlipProblem } from './store-slips.server.ts';

type Refusal =
  | SendRefusal
  | { code: 'slips'; problems: SlipProblem[] }
  | { code: 'too-many-attempts'; minutes: number };
export type SlipAnswer = FormAnswer<Refusal>;

type SlipFormProps = {
  orderId: string;
  /** The days after which the shop deletes slips. */
  keptDays: number;
  label: Bilingual;
  /** The number of slips sent so far. When it changes, the form is reset, and the notice above takes the focus. */
  sentCount: number;
  answer?: SlipAnswer | undefined;
};

/** Posts the files with the form, with and without a script. */
export function SlipForm({ orderId, keptDays, answer, label, sentCount }: SlipFormProps) {
  const action = localizePath(useLanguage(), href('/order-success/:orderId/slip', { orderId }));
  return (
    <Form
      key={sentCount}
      fields={slipFields(keptDays)}
      answer={answer}
      action={action}
      encType="multipart/form-data"
      className="grid gap-4"
    >
      <FormProblems refused={answer?.refusal && refusalText(answer.refusal)} />
      <FilesField name="slips" accept={slipTypes} refusalOf={tooLargeSlip} />
      <SubmitButton of={label} whileBusy={slipCopy.sending} block />
    </Form>
  );
}

function refusalText(refusal: Refusal) {
  if (refusal.code === 'slips') return slipsRefused(refusal.problems);
  if (refusal.code === 'too-many-attempts') return tooManyAttempts(refusal.minutes);
  return sendRefusals[refusal.code];
}
