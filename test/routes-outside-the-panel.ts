/**
 * The kind of every route outside of the panel, for the test that no visitor sees another's data:
 * - `everyone`: the same for all, or a form without an account.
 * - `of-the-visitor`: shows or changes what belongs to the visitor, guests included. Takes no id of an account.
 * - `signed-in`: the same, for customers only; guests are redirected to the sign-in.
 * - `by-id`: for customers, and names a thing by an id or a token: another's is not found.
 * - `by-link`: open to anyone who has the link, by decision: see docs/decisions/004-orders-opened-by-random-id.md.
 * - `sign-out`: ends the session of the browser that asks.
 */
export type Kind = 'everyone' | 'of-the-visitor' | 'signed-in' | 'by-id' | 'by-link' | 'sign-out';

export const routesOutsideThePanel: Record<string, Kind> = {
  root: 'everyone',
  shop: 'everyone',
  home: 'everyone',
  product: 'everyone',
  contact: 'everyone',
  'storefront/home/contact/contact-messages.route': 'everyone',
  'storefront/analytics/events.route': 'everyone',
  'storefront/towns/towns.route': 'everyone',
  'storefront/seo/sitemap.route': 'everyone',
  'storefront/seo/robots.route': 'everyone',
  manifest: 'everyone',
  'admin/shell/panel-manifest.route': 'everyone',
  'privacy-policy': 'everyone',
  'terms-conditions': 'everyone',
  'refund-policy': 'everyone',
  missing: 'everyone',
  'sign-in': 'of-the-visitor',
  'sign-up': 'of-the-visitor',
  'sign-out': 'sign-out',
  'forgot-password': 'everyone',
  'password-saved': 'everyone',
  'reset-password': 'by-link',
  'storefront/session/account-me.route': 'of-the-visitor',
  cart: 'of-the-visitor',
  'storefront/cart/cart-lines.route': 'of-the-visitor',
  'storefront/cart/cart-promo.route': 'of-the-visitor',
  wishlist: 'of-the-visitor',
  'storefront/wishlist/wishlist-entries.route': 'of-the-visitor',
  checkout: 'of-the-visitor',
  'order-success': 'by-link',
  'keep-order': 'by-link',
  track: 'everyone',
  'tell-me': 'everyone',
  'stock-alert': 'by-link',
  'confirm-order': 'by-link',
  'write-review': 'by-link',
  'parcel-problem': 'by-link',
  'order-offers': 'by-link',
  offers: 'by-link',
  'storefront/parcel-problem/picture.route': 'by-link',
  'bank-slip': 'by-link',
  'storefront/bank-slip/slip-file.route': 'by-link',
  'change-password': 'signed-in',
  account: 'signed-in',
  'account-orders': 'signed-in',
  'order-again': 'by-id',
  'account-details': 'signed-in',
  addresses: 'signed-in',
  'new-address': 'signed-in',
  address: 'by-id',
  'delete-account': 'signed-in',
  'ask-verification': 'signed-in',
  'verify-email': 'by-id',
  'account-deleted': 'everyone',
  'storefront/account/data/own-data.route': 'signed-in',
};
