import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import type { documentColumns } from './document-columns.server.ts';

/** The kinds of exports. `orders`: the orders of the list. `courier`: the orders that are ready to ship. */
export const exportKinds = ['orders', 'courier'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** An order as a row of the exported table. */
export type ExportedOrder = Pick<Order, keyof typeof documentColumns> & {
  lines: { productName: Bilingual; quantity: number }[];
};
