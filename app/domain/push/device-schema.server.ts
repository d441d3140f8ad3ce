import { z } from 'zod';

const base64url = (bytes: number) =>
  z
    .string()
    .refine(
      (text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
      'key',
    );

/** Validates a browser's subscription: a point of P-256 and sixteen random bytes, see RFC 8291. */
export const deviceSchema = z.object({
  endpoint: z.string(),
  p256dh: base64url(65),
  auth: base64url(16),
});
export type Subscription = z.output<typeof deviceSchema>;
