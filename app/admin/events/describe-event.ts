import type { ListedEvent } from '#domain/analytics/list-events.server.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';

/** Names of products and accounts by id. */
export type Names = {
  products: Map<string, { name: string; active: boolean }>;
  accounts: Map<string, string>;
};

/** The subject of an event, in a form that is rendered in either language. */
export type EventSubject =
  | {
      kind: 'order';
      id: string;
      orderNumber: string;
      totalLkr: number;
      items: number;
      method: PaymentMethod;
    }
  | { kind: 'button'; action: 'order_now' | 'learn_more' }
  | { kind: 'search'; query: string }
  | {
      kind: 'product';
      id: string;
      name: string | undefined;
      isDeleted: boolean;
      quantity?: number;
    };

export function describeEvent({ type, data }: ListedEvent, { products }: Names): EventSubject {
  switch (type) {
    case 'order_placed':
      return {
        kind: 'order',
        id: String(data['order_id']),
        orderNumber: String(data['order_number']),
        totalLkr: Number(data['total_amount']),
        items: Number(data['items_count']),
        method: data['payment_method'] as PaymentMethod,
      };
    case 'hero_cta_click':
      return {
        kind: 'button',
        action: data['action'] === 'order_now' ? 'order_now' : 'learn_more',
      };
    case 'product_search':
      return { kind: 'search', query: String(data['query']) };
    case 'product_view':
    case 'add_to_cart': {
      const id = String(data['product_id']);
      const product = products.get(id);
      const quantity = type === 'add_to_cart' ? { quantity: Number(data['quantity'] ?? 1) } : {};
      return { kind: 'product', id, name: product?.name, isDeleted: !product?.active, ...quantity };
    }
  }
}
