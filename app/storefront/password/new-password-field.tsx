import { type PasswordProblem, passwordLength } from '#domain/accounts/password.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { newPasswordWords, passwordCopy } from './password.copy.ts';

/** A password that somebody chooses, with what is asked of it. */
export function NewPasswordField({ problem }: { problem: PasswordProblem | undefined }) {
  return (
    <PasswordField
      name="password"
      label={passwordCopy.newPassword}
      hint={passwordCopy.hint}
      error={problem && newPasswordWords[problem]}
      autoComplete="new-password"
      minLength={passwordLength.min}
      required
    />
  );
}
