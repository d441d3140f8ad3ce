import {
  type AccountRefusal,
  accountFields,
  refusalWords,
} from '#storefront/session/account.copy.ts';
import { Door } from '#storefront/session/auth-card.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { passwordCopy } from './password.copy.ts';

const fields = { password: accountFields.newPassword };

/** Posts to its own address, which carries the link. */
export function ResetPasswordPage({ answer }: { answer: FormAnswer<AccountRefusal> | undefined }) {
  return (
    <Door title={passwordCopy.choose}>
      <Form fields={fields} answer={answer}>
        <FormProblems refused={answer?.refusal && refusalWords(answer.refusal)} />
        <PasswordField name="password" />
        <SubmitButton of={passwordCopy.save} whileBusy={passwordCopy.saving} block />
      </Form>
    </Door>
  );
}
