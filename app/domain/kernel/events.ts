/** What the shop announces while it happens. Listeners run inside the same transaction. */
export type ShopEvent =
  | {
      name: 'order-placed';
      orderId: string;
      orderNumber: string;
      totalLkr: number;
      itemsCount: number;
      paymentMethod: string;
    }
  | { name: 'order-status-changed'; orderId: string; historyId: string; from: string; to: string }
  /** Settings, a product or a policy: something that every visitor may read. Stock alone is not meant. */
  | { name: 'content-changed' };
