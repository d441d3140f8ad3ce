import { z } from 'zod';
import { newPassword } from '#domain/accounts/new-password.server.ts';
import { identifier } from '#domain/accounts/sign-up-schema.server.ts';

/** Reads the form of a forgotten password. */
export const forgotPasswordSchema = z.object({ identifier });

/** Reads the form behind a reset link. */
export const resetPasswordSchema = z.object({ password: newPassword });

/** Reads the form by which a signed-in person changes the password. */
export const changePasswordSchema = z.object({
  currentPassword: z.string('required').min(1, 'required'),
  password: newPassword,
});
export type ChangePasswordForm = z.output<typeof changePasswordSchema>;
