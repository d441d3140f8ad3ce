import { type Guide, readGuide } from '#domain/guide/read-guide.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { isReachable } from '#domain/messages/recipients.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** The guide of a real shop. A demonstration is open already. */
export async function openGuide(
  shop: OwnerShop,
  { demo, channels }: Pick<RunningShop, 'demo' | 'channels'>,
): Promise<Guide | undefined> {
  return demo ? undefined : readGuide(shop, { hasMail: isReachable(channels) });
}
