import { href } from 'react-router';
import type { Customer } from '#domain/customers/find-customer.server.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { useLanguage } from '#ui/language.tsx';
import { pathIn } from '#web/language-path.ts';
import { detailsCopy, detailsFields } from './details.copy.ts';

export type DetailsAnswer = FormAnswer<{ code: 'too-many-tries'; minutes: number }>;

type DetailsFormProps = { customer: Customer; answer: DetailsAnswer | undefined };

export function DetailsForm({ customer, answer }: DetailsFormProps) {
  const { name, email, phone, isEmailVerified, isPhoneVerified } = customer;
  return (
    <Form
      action={pathIn(useLanguage(), href('/account/details'))}
      fields={detailsFields}
      answer={answer}
      opened={{ name, email, phone }}
    >
      <FormProblems refused={answer?.refusal && tooManyAttempts(answer.refusal.minutes)} />
      <TextField name="name" />
      <TextField name="email" {...(isEmailVerified && { mark: confirmed })} />
      <TextField name="phone" {...(isPhoneVerified && { mark: confirmed })} />
      <TextField name="password" required={false} />
      <div className="mt-1">
        <SubmitButton of={accountCopy.save} whileBusy={accountCopy.saving} />
      </div>
    </Form>
  );
}

const { en, si } = detailsCopy.emailConfirmed;
const confirmed = { en: `(${en.toLowerCase()})`, si: `(${si})` };
