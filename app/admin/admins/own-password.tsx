import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { adminsCopy } from './admins.copy.ts';

type OwnPasswordProps = { id?: string; error: Bilingual | undefined };

/** Whoever changes who may enter says once more who they are. */
export function OwnPassword({ id = 'password', error }: OwnPasswordProps) {
  return (
    <PasswordField
      id={id}
      name="password"
      label={adminsCopy.yourPassword}
      hint={adminsCopy.yourPasswordHint}
      error={error}
      autoComplete="current-password"
      required
    />
  );
}
