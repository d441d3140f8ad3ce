import { Form, href, useNavigation } from 'react-router';
import { nameLimit, signUpFields } from '#domain/accounts/sign-up-form.ts';
import { accountCopy } from '#storefront/shell/account.copy.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { useLanguage } from '#ui/language.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { RefusalNotice } from '#ui/refusal-notice.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { MachineTrap } from './machine-trap.tsx';
import { signUpCopy, troubleWords, wordsOf } from './sign-up.copy.ts';
import type { SignUpAsked } from './sign-up-answer.ts';

export function SignUpForm({ next, signUpKey, answer }: SignUpAsked) {
  const isBusy = useNavigation().formMethod === 'POST';
  const wrong = wordsOf(answer?.kind === 'invalid' ? answer.problems : {});
  const listed = signUpFields.flatMap((field) => {
    const message = wrong[field];
    return message ? [{ field, message }] : [];
  });
  return (
    <Form
      method="post"
      action={pathIn(useLanguage(), href('/sign-up'))}
      noValidate
      className="relative grid gap-5"
    >
      <input type="hidden" name="next" value={next ?? ''} />
      <input type="hidden" name="signUpKey" value={signUpKey} />
      {listed.length > 0 && <ErrorSummary problems={listed} answer={answer} />}
      {answer?.kind === 'refused' && (
        <RefusalNotice of={troubleWords(answer.trouble)} answer={answer} />
      )}
      <TextField
        name="name"
        label={signUpCopy.name}
        defaultValue={answer?.values.name}
        error={wrong.name}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={nameLimit}
        required
      />
      <TextField
        name="identifier"
        label={accountCopy.identifier}
        defaultValue={answer?.values.identifier}
        error={wrong.identifier}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        name="password"
        label={accountCopy.password}
        hint={accountCopy.passwordHint}
        error={wrong.password}
        autoComplete="new-password"
        required
      />
      <MachineTrap />
      <Button type="submit" block busy={isBusy}>
        <Both of={isBusy ? signUpCopy.creating : signUpCopy.title} />
      </Button>
    </Form>
  );
}
