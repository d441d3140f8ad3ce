import { z } from 'zod';
import { newPasswordSchema } from '#domain/accounts/new-password.server.ts';
import { identifierSchema } from '#domain/accounts/sign-up-schema.server.ts';
import { normalizeCode } from '#domain/auth/second-factor/totp.server.ts';

/** Validates the form of a forgotten password. */
export const forgotPasswordSchema = z.object({ identifier: identifierSchema });

const smsCode = z
  .string('required')
  .transform(normalizeCode)
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^\d{6}$/, 'code'),
  );

/** Validates the form of the code that verifies a phone number. */
export const verifyPhoneSchema = z.object({ code: smsCode });

/** Validates the form of a new password with a code by SMS. */
export const resetByCodeSchema = z.object({
  identifier: identifierSchema.refine(({ kind }) => kind === 'phone', 'identifier'),
  code: smsCode,
  password: newPasswordSchema,
});

/** Validates the form of the page behind a reset link. */
export const resetPasswordSchema = z.object({ password: newPasswordSchema });

/** Validates the form by which a signed-in person changes the password. */
export const changePasswordSchema = z.object({
  currentPassword: z.string('required').min(1, 'required'),
  password: newPasswordSchema,
});
export type ChangePasswordForm = z.output<typeof changePasswordSchema>;
