import { canSendEmail } from '#domain/messages/recipients.ts';
import type { RunningShop } from './running-shop.server.ts';

/**
 * Returns whether the shop offers what needs a link by e-mail, such as stock alerts: it can send e-mails, or is in demo mode.
 */
export function canSendLinks({ demo, channels }: Pick<RunningShop, 'demo' | 'channels'>): boolean {
  return demo !== undefined || canSendEmail(channels);
}
