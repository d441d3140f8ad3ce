import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** Returns what the shop says about delivery while it is free. Otherwise nothing may say so. */
export function deliveryPromise({
  freeDelivery,
  deliveryMessage,
}: Pick<Settings, 'freeDelivery' | 'deliveryMessage'>): Bilingual | undefined {
  return freeDelivery && deliveryMessage.en.trim() !== '' ? deliveryMessage : undefined;
}
