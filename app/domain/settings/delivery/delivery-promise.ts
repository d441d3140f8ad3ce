import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** Returns the shop's promise of free delivery; undefined while delivery is not free, or the owner left it empty. */
export function deliveryPromise({
  freeDelivery,
  deliveryMessage,
}: Pick<Settings, 'freeDelivery' | 'deliveryMessage'>): Bilingual | undefined {
  return freeDelivery && deliveryMessage.en.trim() !== '' ? deliveryMessage : undefined;
}
