import { z } from 'zod';
import { newPassword } from '#domain/accounts/new-password.server.ts';
import { identifier } from '#domain/accounts/sign-up-schema.server.ts';

/** Who has forgotten a password says whose. */
export const forgotPasswordSchema = z.object({ identifier });

/** What a link asks for. */
export const resetPasswordSchema = z.object({ password: newPassword });

/** What whoever is signed in is asked for. */
export const changePasswordSchema = z.object({
  currentPassword: z.string('required').min(1, 'required'),
  password: newPassword,
});
export type ChangePasswordForm = z.output<typeof changePasswordSchema>;
