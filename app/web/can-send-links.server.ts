import { canSendEmail } from '#domain/messages/recipients.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Returns whether the shop offers stock alerts: it can send e-mails, or is in demo mode. */
export function canSendAlerts({ demo, channels }: Pick<RunningShop, 'demo' | 'channels'>): boolean {
  return demo !== undefined || canSendEmail(channels);
}
