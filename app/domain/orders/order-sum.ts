import type { OrderStatus } from './order.ts';

/** Every order counts, cancelled ones too; the part that is cancelled stands beside. */
export type Sum = {
  orders: number;
  totalLkr: number;
  cancelledOrders: number;
  cancelledLkr: number;
};

/** Orders of one status that the database has added up. */
export type OrderGroup = { status: OrderStatus; orders: number; totalLkr: number };

export function sumOf(groups: readonly OrderGroup[]): Sum {
  const cancelled = groups.filter(({ status }) => status === 'cancelled');
  return {
    orders: total(groups, 'orders'),
    totalLkr: total(groups, 'totalLkr'),
    cancelledOrders: total(cancelled, 'orders'),
    cancelledLkr: total(cancelled, 'totalLkr'),
  };
}

function total(groups: readonly OrderGroup[], figure: 'orders' | 'totalLkr'): number {
  return groups.reduce((sum, group) => sum + group[figure], 0);
}
