import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { panelRoutes } from './routes-of-panel.ts';

/**
 * Every URL that React Router handles; `server/shop-listener.ts` has the others. Pages of the storefront are listed twice:
 * in English, and under /si in Sinhala.
 */
export default [
  layout('storefront/layout/layout.route.tsx', { id: 'shop.en' }, storefront('en')),
  ...prefix('si', [
    layout('storefront/layout/layout.route.tsx', { id: 'shop.si' }, storefront('si')),
  ]),

  route('contact/messages', 'storefront/home/contact/contact-messages.route.ts'),
  route('sign-out', 'storefront/sign-in/sign-out.route.ts', { id: 'sign-out.en' }),
  route('si/sign-out', 'storefront/sign-in/sign-out.route.ts', { id: 'sign-out.si' }),
  route('account/me', 'storefront/session/account-me.route.ts'),
  route('account/data.json', 'storefront/account/data/own-data.route.ts'),
  route('cart/promo', 'storefront/cart/promo/cart-promo.route.ts'),
  route('cart/lines', 'storefront/cart/cart-lines.route.ts'),
  route('wishlist/entries', 'storefront/wishlist/wishlist-entries.route.ts'),

  route('towns', 'storefront/towns/towns.route.ts'),
  route('order-success/:orderId/problem/:pictureId', 'storefront/parcel-problem/picture.route.ts'),
  route('order-success/:orderId/slip/:slipId', 'storefront/bank-slip/slip-file.route.ts'),
  route('payhere/notify', 'storefront/pay-online/notify.route.ts'),
  route('whatsapp/webhook', 'storefront/whats-app/webhook.route.ts'),
  route('events', 'storefront/analytics/events.route.ts'),

  route('sitemap.xml', 'storefront/seo/sitemap.route.ts'),
  route('robots.txt', 'storefront/seo/robots.route.ts'),
  route('manifest.webmanifest', 'storefront/seo/manifest.route.ts', { id: 'manifest.en' }),
  route('si/manifest.webmanifest', 'storefront/seo/manifest.route.ts', { id: 'manifest.si' }),
  route('panel.webmanifest', 'admin/layout/panel-manifest.route.ts'),

  ...panelRoutes,
] satisfies RouteConfigEntry[];

function storefront(language: 'en' | 'si'): RouteConfigEntry[] {
  const id = (name: string) => ({ id: `${name}.${language}` });
  return [
    index('storefront/home/home.route.tsx', id('home')),
    route('products/:slug', 'storefront/product/product.route.tsx', id('product')),
    route('products/:slug/tell-me', 'storefront/stock-alert/tell-me.route.tsx', id('tell-me')),
    route('stock-alert/:token', 'storefront/stock-alert/stock-alert.route.tsx', id('stock-alert')),
    route('cart', 'storefront/cart/cart.route.tsx', id('cart')),
    route('wishlist', 'storefront/wishlist/wishlist.route.tsx', id('wishlist')),
    route('contact', 'storefront/home/contact/contact.route.tsx', id('contact')),
    route(
      'forgot-password',
      'storefront/password/forgot-password.route.tsx',
      id('forgot-password'),
    ),
    route('reset-by-code', 'storefront/password/reset-by-code.route.tsx', id('reset-by-code')),
    route('reset-password', 'storefront/password/password-saved.route.tsx', id('password-saved')),
    route(
      'reset-password/:token',
      'storefront/password/reset-password.route.tsx',
      id('reset-password'),
    ),
    ...account(id),
    route('checkout', 'storefront/checkout/checkout.route.tsx', id('checkout')),
    ...orderPages(id),
    route('track', 'storefront/track/track.route.tsx', id('track')),
    route('sign-in', 'storefront/sign-in/sign-in.route.tsx', id('sign-in')),
    route('sign-up', 'storefront/sign-up/sign-up.route.tsx', id('sign-up')),
    route('privacy-policy', 'storefront/policies/policy.route.tsx', id('privacy-policy')),
    route('terms-conditions', 'storefront/policies/policy.route.tsx', id('terms-conditions')),
    route('refund-policy', 'storefront/policies/policy.route.tsx', id('refund-policy')),
    route('*', 'storefront/error/missing.route.tsx', id('missing')),
  ];
}

/** The private pages of an order, and the pages behind links that its customer was sent. */
function orderPages(id: (name: string) => { id: string }): RouteConfigEntry[] {
  return [
    route(
      'order-success/:orderId',
      'storefront/order-success/order-success.route.tsx',
      id('order-success'),
    ),
    route(
      'confirm/:token',
      'storefront/order-confirm/confirm-order.route.tsx',
      id('confirm-order'),
    ),
    route(
      'order-success/:orderId/pay',
      'storefront/pay-online/pay-online.route.tsx',
      id('pay-online'),
    ),
    route(
      'payment/:outcome/:orderNumber?',
      'storefront/pay-online/back-from-gateway.route.ts',
      id('back-from-gateway'),
    ),
    route(
      'order-success/:orderId/keep',
      'storefront/order-success/keep/keep-order.route.tsx',
      id('keep-order'),
    ),
    route(
      'order-success/:orderId/review/:productId',
      'storefront/reviews/review.route.tsx',
      id('write-review'),
    ),
    route(
      'order-success/:orderId/offers',
      'storefront/offers/order-offers.route.tsx',
      id('order-offers'),
    ),
    route('order-success/:orderId/slip', 'storefront/bank-slip/slip.route.tsx', id('bank-slip')),
    route(
      'order-success/:orderId/cancel',
      'storefront/cancel-order/cancel.route.tsx',
      id('cancel-order'),
    ),
    route('offers/:consentId', 'storefront/offers/offers.route.tsx', id('offers')),
    route(
      'order-success/:orderId/problem',
      'storefront/parcel-problem/problem.route.tsx',
      id('parcel-problem'),
    ),
  ];
}

function account(id: (name: string) => { id: string }): RouteConfigEntry[] {
  return [
    route('account/deleted', 'storefront/account/delete/deleted.route.tsx', id('account-deleted')),
    route('account', 'storefront/account/account.route.tsx', id('account'), [
      index('storefront/account/orders/orders.route.tsx', id('account-orders')),
      route(
        'orders/:orderId/again',
        'storefront/account/orders/order-again.route.ts',
        id('order-again'),
      ),
      route('details', 'storefront/account/details/details.route.tsx', id('account-details')),
      route('addresses', 'storefront/account/addresses/addresses.route.tsx', id('addresses')),
      route(
        'addresses/new',
        'storefront/account/addresses/new-address.route.tsx',
        id('new-address'),
      ),
      route(
        'addresses/:addressId',
        'storefront/account/addresses/address.route.tsx',
        id('address'),
      ),
      route('password', 'storefront/password/change-password.route.tsx', id('change-password')),
      route('delete', 'storefront/account/delete/delete-account.route.tsx', id('delete-account')),
      route('prove', 'storefront/account/verify/request-link.route.ts', id('request-verification')),
      route('phone', 'storefront/account/verify/verify-phone.route.tsx', id('verify-phone')),
      route('phone/code', 'storefront/account/verify/request-code.route.ts', id('request-code')),
      route('older-order', 'storefront/account/orders/older-order.route.ts', id('older-order')),
      route('prove/:token', 'storefront/account/verify/verify-email.route.tsx', id('verify-email')),
    ]),
  ];
}
