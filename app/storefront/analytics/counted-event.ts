/** What a visitor did, as pages report it. The server knows no other events, and stores nothing else of them. */
export type CountedEvent =
  | { type: 'hero_cta_click'; data: { action: 'order_now' | 'learn_more' } }
  | { type: 'product_search'; data: { query: string } }
  | { type: 'product_view'; data: { product_id: string } }
  | { type: 'add_to_cart'; data: { product_id: string; quantity: number } };
