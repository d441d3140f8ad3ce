import type { Bilingual } from '#domain/kernel/bilingual.ts';

export type HistoryEvent = 'placed' | 'status' | 'payment';

/** Units that a revived order could not get back from the shelf. */
export type Shortfall = { productId: string; productName: Bilingual; missing: number };

export type HistoryDetails = { from?: string; to: string; shortfall?: Shortfall[] };
