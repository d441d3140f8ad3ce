import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const maxAlertEmailLength = 254;

/** The hours for which the confirmation link is valid. */
export const confirmWithinHours = 72;

/** `asked`: not confirmed yet. `told`: the notification was written. */
export type StockAlertState = 'asked' | 'waiting' | 'told';

/** The data of the page behind a link: without the address, because links are passed on. */
export type StockAlert = {
  id: string;
  state: StockAlertState;
  product: { name: Bilingual; slug: string; priceLkr: number };
};
