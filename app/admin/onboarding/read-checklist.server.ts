import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { canSendEmail } from '#domain/messages/recipients.ts';
import { readDemoOnboarding } from '#domain/onboarding/read-demo-onboarding.server.ts';
import { type Onboarding, readOnboarding } from '#domain/onboarding/read-onboarding.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Reads the checklist of a real shop, or that of demo mode. */
export async function readChecklist(
  shop: AdminShop,
  { demo, channels }: Pick<RunningShop, 'demo' | 'channels'>,
): Promise<Onboarding> {
  return demo
    ? readDemoOnboarding(shop)
    : readOnboarding(shop, { hasMail: canSendEmail(channels) });
}
