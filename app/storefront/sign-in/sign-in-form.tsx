import { href, Link } from 'react-router';
import { type AccountRefusal, refusalWords } from '#storefront/session/account.copy.ts';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { signInCopy, signInFields } from './sign-in.copy.ts';

export type SignInFormProps = {
  /** Where to go afterwards: the page that asked for an account. */
  next: string | undefined;
  answer: FormAnswer<AccountRefusal> | undefined;
};

export function SignInForm({ next, answer }: SignInFormProps) {
  const language = useLanguage();
  return (
    <Form action={pathIn(language, href('/sign-in'))} fields={signInFields} answer={answer}>
      <input type="hidden" name="next" value={next ?? ''} />
      <FormProblems refused={answer?.refusal && refusalWords(answer.refusal)} />
      <TextField name="identifier" />
      <PasswordField name="password" />
      <Link
        to={pathIn(language, href('/forgot-password'))}
        className="-mt-2 inline-flex min-h-11 w-fit items-center leading-snug text-leaf-600 underline underline-offset-4"
      >
        <span>
          <Both of={signInCopy.forgot} beside />
        </span>
      </Link>
      <SubmitButton of={signInCopy.title} whileBusy={signInCopy.signingIn} block />
    </Form>
  );
}
