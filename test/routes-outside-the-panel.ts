/**
 * What every route outside of the panel is, for the walk that proves that nobody sees another's things:
 * - `everybody`: the same for all, or a form that knows nobody.
 * - `of-the-visitor`: shows or changes what belongs to whoever asks, guests included. It takes nobody's id.
 * - `behind-the-door`: the same, for customers alone; guests are led to the sign-in.
 * - `by-id`: behind the door, and names a thing by an id or a token: another's is not found.
 * - `by-link`: whoever holds the link is let in, by decision: see docs/decisions/004-orders-opened-by-random-id.md.
 * - `sign-out`: ends the session of the browser that asks.
 */
export type Kind =
  | 'everybody'
  | 'of-the-visitor'
  | 'behind-the-door'
  | 'by-id'
  | 'by-link'
  | 'sign-out';

export const routesOutsideThePanel: Record<string, Kind> = {
  root: 'everybody',
  shop: 'everybody',
  home: 'everybody',
  product: 'everybody',
  contact: 'everybody',
  'storefront/home/contact/contact-messages.route': 'everybody',
  'storefront/analytics/events.route': 'everybody',
  'storefront/findable/sitemap.route': 'everybody',
  'storefront/findable/robots.route': 'everybody',
  manifest: 'everybody',
  'privacy-policy': 'everybody',
  'terms-conditions': 'everybody',
  'refund-policy': 'everybody',
  missing: 'everybody',
  'sign-in': 'of-the-visitor',
  'sign-up': 'of-the-visitor',
  'sign-out': 'sign-out',
  'forgot-password': 'everybody',
  'password-saved': 'everybody',
  'reset-password': 'by-link',
  'storefront/session/account-me.route': 'of-the-visitor',
  cart: 'of-the-visitor',
  'storefront/cart/cart-lines.route': 'of-the-visitor',
  wishlist: 'of-the-visitor',
  'storefront/wishlist/wishlist-entries.route': 'of-the-visitor',
  checkout: 'of-the-visitor',
  'order-success': 'by-link',
  'change-password': 'behind-the-door',
  account: 'behind-the-door',
  'account-orders': 'behind-the-door',
  'order-again': 'by-id',
  'account-details': 'behind-the-door',
  addresses: 'behind-the-door',
  'new-address': 'behind-the-door',
  address: 'by-id',
  'delete-account': 'behind-the-door',
  'ask-proof': 'behind-the-door',
  'prove-email': 'by-id',
  'account-deleted': 'everybody',
  'storefront/account/data/own-data.route': 'behind-the-door',
};
