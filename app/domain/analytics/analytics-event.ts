/** The analytics events. Orders are counted by the server only. */
export const analyticsEventTypes = [
  'order_placed',
  'hero_cta_click',
  'product_search',
  'product_view',
  'add_to_cart',
] as const;
export type AnalyticsEventType = (typeof analyticsEventTypes)[number];
