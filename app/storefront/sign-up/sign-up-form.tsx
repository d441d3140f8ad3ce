import { href } from 'react-router';
import { type AccountRefusal, refusalWords } from '#storefront/session/account.copy.ts';
import { Bait } from '#ui/bait.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { pathIn } from '#web/language-path.ts';
import { signUpCopy, signUpFields } from './sign-up.copy.ts';

export type SignUpFormProps = {
  /** Where to go afterwards: the page that asked for an account. */
  next: string | undefined;
  /** Sent with the form, so that a form that is sent twice makes one account. */
  signUpKey: string;
  answer: FormAnswer<AccountRefusal> | undefined;
};

export function SignUpForm({ next, signUpKey, answer }: SignUpFormProps) {
  return (
    <Form
      action={pathIn(useLanguage(), href('/sign-up'))}
      fields={signUpFields}
      answer={answer}
      className="relative grid gap-5"
    >
      <input type="hidden" name="next" value={next ?? ''} />
      <input type="hidden" name="signUpKey" value={signUpKey} />
      <FormProblems refused={answer?.refusal && refusalWords(answer.refusal)} />
      <TextField name="name" />
      <TextField name="identifier" />
      <PasswordField name="password" />
      <Bait id="sign-up-topic" name="topic" />
      <SubmitButton of={signUpCopy.title} whileBusy={signUpCopy.creating} block />
    </Form>
  );
}
