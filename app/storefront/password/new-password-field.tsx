import { newPasswordProblems } from '#domain/accounts/new-password.copy.ts';
import { type PasswordProblem, passwordLength } from '#domain/accounts/password.ts';
import { accountCopy } from '#storefront/shell/account.copy.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { passwordCopy } from './password.copy.ts';

/** A password that somebody chooses, with what is asked of it. */
export function NewPasswordField({ problem }: { problem: PasswordProblem | undefined }) {
  return (
    <PasswordField
      name="password"
      label={passwordCopy.newPassword}
      hint={accountCopy.passwordHint}
      error={problem && newPasswordProblems[problem]}
      autoComplete="new-password"
      minLength={passwordLength.min}
      required
    />
  );
}
