import { Form, href, useNavigation } from 'react-router';
import { newPasswordProblems } from '#domain/accounts/new-password.copy.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { useLanguage } from '#ui/language.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { currentPasswordWords, passwordCopy } from './password.copy.ts';
import type { PasswordAnswer } from './password-answer.ts';
import { TroubleNotice } from './password-trouble.tsx';

/** What was typed is gone after every answer: a password is never sent back. */
export function ChangePasswordForm({ answer }: { answer: PasswordAnswer | undefined }) {
  const isBusy = useNavigation().state === 'submitting';
  const { currentPassword, password } = answer?.problems ?? {};
  const listed = [
    ...(currentPassword
      ? [{ field: 'currentPassword', message: currentPasswordWords[currentPassword] }]
      : []),
    ...(password ? [{ field: 'password', message: newPasswordProblems[password] }] : []),
  ];
  return (
    <Form
      method="post"
      action={pathIn(useLanguage(), href('/account/password'))}
      noValidate
      className="grid gap-5"
    >
      {listed.length > 0 && <ErrorSummary problems={listed} answer={answer} />}
      <TroubleNotice answer={answer} />
      <PasswordField
        name="currentPassword"
        label={passwordCopy.current}
        error={currentPassword && currentPasswordWords[currentPassword]}
        autoComplete="current-password"
        required
      />
      <NewPasswordField problem={password} />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        <Both of={isBusy ? passwordCopy.saving : passwordCopy.save} />
      </Button>
    </Form>
  );
}
