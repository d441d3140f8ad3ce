import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Settings } from './settings.ts';

/** What the shop says of delivery while it is free. While it is not, nothing may say so. */
export function deliveryPromise({
  freeDelivery,
  deliveryMessage,
}: Pick<Settings, 'freeDelivery' | 'deliveryMessage'>): Bilingual | undefined {
  return freeDelivery && deliveryMessage.en.trim() !== '' ? deliveryMessage : undefined;
}
