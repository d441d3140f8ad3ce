import { Form, href, Link, useNavigation } from 'react-router';
import { accountCopy } from '#storefront/shell/account.copy.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { useLanguage } from '#ui/language.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { RefusalNotice } from '#ui/refusal-notice.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { signInCopy, troubleWords } from './sign-in.copy.ts';
import type { SignInAsked } from './sign-in-answer.ts';

const required = {
  identifier: accountCopy.identifierRequired,
  password: accountCopy.passwordRequired,
};

export function SignInForm({ next, answer }: SignInAsked) {
  const language = useLanguage();
  const isBusy = useNavigation().formMethod === 'POST';
  const problems = answer?.kind === 'invalid' ? answer.problems : {};
  const listed = (['identifier', 'password'] as const)
    .filter((field) => problems[field])
    .map((field) => ({ field, message: required[field] }));
  return (
    <Form
      method="post"
      action={pathIn(language, href('/sign-in'))}
      noValidate
      className="grid gap-5"
    >
      <input type="hidden" name="next" value={next ?? ''} />
      {listed.length > 0 && <ErrorSummary problems={listed} answer={answer} />}
      {answer?.kind === 'refused' && (
        <RefusalNotice of={troubleWords(answer.trouble)} answer={answer} />
      )}
      <TextField
        name="identifier"
        label={accountCopy.identifier}
        defaultValue={answer?.identifier}
        {...(problems.identifier && { error: required.identifier })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        name="password"
        label={accountCopy.password}
        {...(problems.password && { error: required.password })}
        autoComplete="current-password"
        required
      />
      <Link
        to={pathIn(language, href('/forgot-password'))}
        className="-mt-2 inline-flex min-h-11 w-fit items-center leading-snug text-leaf-600 underline underline-offset-4"
      >
        <span>
          <Both of={signInCopy.forgot} beside />
        </span>
      </Link>
      <Button type="submit" block busy={isBusy}>
        <Both of={isBusy ? signInCopy.signingIn : signInCopy.title} />
      </Button>
    </Form>
  );
}
