/** What a visitor did, as the pages say it. The server knows no other, and keeps nothing else of it. */
export type CountedEvent =
  | { type: 'hero_cta_click'; data: { action: 'order_now' | 'learn_more' } }
  | { type: 'product_search'; data: { query: string } }
  | { type: 'product_view'; data: { product_id: string } }
  | { type: 'add_to_cart'; data: { product_id: string; quantity: number } };
