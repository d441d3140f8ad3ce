import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { isReachable } from '#domain/messages/recipients.ts';
import { type Onboarding, readOnboarding } from '#domain/onboarding/read-onboarding.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Reads the checklist of a real shop. A demonstration is open already. */
export async function openOnboarding(
  shop: OwnerShop,
  { demo, channels }: Pick<RunningShop, 'demo' | 'channels'>,
): Promise<Onboarding | undefined> {
  return demo ? undefined : readOnboarding(shop, { hasMail: isReachable(channels) });
}
