import { canSendEmail } from '#domain/messages/recipients.ts';
import type { RunningShop } from './running-shop.server.ts';

/**
 * Returns whether the shop offers what needs a link by e-mail, such as stock alerts: it can send e-mails, or is in demo mode.
 */
export function canSendLinks({ demo, channels }: Pick<RunningShop, 'demo' | 'channels'>): boolean {
  return demo !== undefined || canSendEmail(channels);
}

/** Returns whether the account has an e-mail address to verify, and links can be sent. */
export function canVerifyEmail(
  running: Parameters<typeof canSendLinks>[0],
  { email, isEmailVerified }: { email: string | undefined; isEmailVerified: boolean },
): boolean {
  return canSendLinks(running) && email !== undefined && !isEmailVerified;
}
