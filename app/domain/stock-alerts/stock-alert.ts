import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const alertEmailLimit = 254;

/** How long the link works by which an address is confirmed. */
export const confirmHours = 72;

/** `asked`: not confirmed yet. `told`: the one message was written. */
export type StockAlertState = 'asked' | 'waiting' | 'told';

/** What the page behind a link shows: no address, because links are passed on. */
export type StockAlert = {
  id: string;
  state: StockAlertState;
  product: { name: Bilingual; slug: string; priceLkr: number };
};
