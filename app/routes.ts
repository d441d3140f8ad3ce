import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every URL of the shop. Public pages stand twice: in English, and under /si in Sinhala. */
export default [
  layout('storefront/frame/frame.route.tsx', { id: 'shop.en' }, storefront('en')),
  ...prefix('si', [
    layout('storefront/frame/frame.route.tsx', { id: 'shop.si' }, storefront('si')),
  ]),

  route('contact/messages', 'storefront/home/contact/contact-messages.route.ts'),
  route('sign-out', 'storefront/sign-in/sign-out.route.ts', { id: 'sign-out.en' }),
  route('si/sign-out', 'storefront/sign-in/sign-out.route.ts', { id: 'sign-out.si' }),
  route('account/me', 'storefront/session/account-me.route.ts'),
  route('account/data.json', 'storefront/account/data/own-data.route.ts'),
  route('cart/lines', 'storefront/cart/cart-lines.route.ts'),
  route('wishlist/entries', 'storefront/wishlist/wishlist-entries.route.ts'),

  route('towns', 'storefront/towns/towns.route.ts'),
  route('order-success/:orderId/problem/:pictureId', 'storefront/parcel-problem/picture.route.ts'),
  route('events', 'storefront/analytics/events.route.ts'),

  route('sitemap.xml', 'storefront/seo/sitemap.route.ts'),
  route('robots.txt', 'storefront/seo/robots.route.ts'),
  route('manifest.webmanifest', 'storefront/seo/manifest.route.ts', { id: 'manifest.en' }),
  route('si/manifest.webmanifest', 'storefront/seo/manifest.route.ts', { id: 'manifest.si' }),

  route('admin/sign-in', 'admin/sign-in/sign-in.route.tsx'),
  route('admin/sign-out', 'admin/sign-in/sign-out.route.ts'),
  route('admin/set-password/:token', 'admin/set-password/set-password.route.tsx'),
  route('admin/second-factor', 'admin/second-factor/second-factor.route.tsx'),
  route('admin/second-factor/enrol', 'admin/second-factor/enrol.route.tsx'),
  route('admin/orders/print', 'admin/papers/print.route.tsx'),
  route('admin', 'admin/shell/shell.route.tsx', [
    index('admin/shell/index.route.ts'),
    route('today', 'admin/today/today.route.tsx'),
    route('today/now', 'admin/today/today-now.route.ts'),
    route('packing', 'admin/packing/packing.route.tsx'),
    route('packing/hand-over', 'admin/packing/hand-over.route.ts'),
    route('find', 'admin/find/find.route.tsx'),
    route('find/now', 'admin/find/find-now.route.ts'),
    route('dashboard', 'admin/dashboard/dashboard.route.tsx'),
    route('guide', 'admin/onboarding/onboarding.route.tsx'),
    route('demo-month', 'admin/demo-month/demo-month.route.ts'),
    route('dashboard/now', 'admin/dashboard/dashboard-now.route.ts'),
    route('news', 'admin/live/news.route.ts'),
    route('events', 'admin/events/events.route.tsx'),
    route('orders', 'admin/orders/orders.route.tsx', [
      route('export', 'admin/papers/export.route.tsx'),
      route(':orderId', 'admin/orders/order.route.tsx'),
      route(':orderId/status', 'admin/orders/status.route.ts'),
      route(':orderId/shipment', 'admin/orders/shipment.route.ts'),
      route(':orderId/ship', 'admin/orders/ship.route.ts'),
      route(':orderId/confirm', 'admin/orders/confirm.route.ts'),
      route(':orderId/pack', 'admin/orders/pack.route.ts'),
      route(':orderId/cancel', 'admin/orders/cancel.route.ts'),
      route(':orderId/note', 'admin/orders/note.route.ts'),
      route(':orderId/refuse', 'admin/orders/refuse.route.ts'),
      route(':orderId/refund', 'admin/orders/refund.route.ts'),
      route(':orderId/problem', 'admin/orders/problem.route.ts'),
    ]),
    route('orders/now', 'admin/orders/orders-now.route.ts'),
    route('orders/export.csv', 'admin/papers/export-file.route.ts'),
    route('orders/ship', 'admin/orders/ship-several.route.tsx'),
    route('orders/new', 'admin/order-entry/new-order.route.tsx'),
    route('orders/known-customer', 'admin/order-entry/known-customer.route.ts'),
    route('orders/:orderId/edit', 'admin/order-entry/edit-order.route.tsx'),
    route('products/arrange', 'admin/products/arrange/arrange.route.tsx'),
    route('products', 'admin/products/products.route.tsx', [
      route('new', 'admin/products/new-product.route.tsx'),
      route('pictures', 'admin/products/pictures/pictures.route.ts'),
      route(':productId', 'admin/products/product.route.tsx'),
      route(':productId/ledger', 'admin/products/ledger/ledger.route.tsx'),
    ]),
    route('customers', 'admin/customers/customers.route.tsx'),
    route('customers/:phone', 'admin/customers/customer.route.tsx'),
    route('reset-requests', 'admin/reset-requests/reset-requests.route.tsx'),
    route('messages', 'admin/messages/messages.route.tsx', [
      route(':messageId', 'admin/messages/message.route.tsx'),
    ]),
    route('inbox', 'admin/inbox/inbox.route.tsx', [
      route(':contactMessageId', 'admin/inbox/written.route.tsx'),
    ]),
    route('reviews', 'admin/reviews/reviews.route.tsx', [
      route(':reviewId', 'admin/reviews/review.route.tsx'),
    ]),
    route('policies', 'admin/policies/policies.route.tsx'),
    route('admins', 'admin/admins/admins.route.tsx', [
      route('new', 'admin/admins/new-admin.route.tsx'),
      route(':userId/link', 'admin/admins/admin-link.route.tsx'),
      route(':userId/remove', 'admin/admins/remove-admin.route.tsx'),
    ]),
    route('backups', 'admin/backups/backups.route.tsx'),
    route('backups/:backupId/file', 'admin/backups/backup-file.route.ts'),
    route('audit', 'admin/audit/audit.route.tsx'),
    route('security', 'admin/security/security.route.tsx'),
    route('panel-language', 'admin/security/panel-language.route.ts'),
    route('settings/pictures', 'admin/settings/pictures/shop-pictures.route.tsx'),
    route('settings', 'admin/settings/settings.route.tsx'),
    route('*', 'admin/shell/missing.route.ts'),
  ]),
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
    route('reset-password', 'storefront/password/password-saved.route.tsx', id('password-saved')),
    route(
      'reset-password/:token',
      'storefront/password/reset-password.route.tsx',
      id('reset-password'),
    ),
    ...account(id),
    route('checkout', 'storefront/checkout/checkout.route.tsx', id('checkout')),
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
      'order-success/:orderId/problem',
      'storefront/parcel-problem/problem.route.tsx',
      id('parcel-problem'),
    ),
    route('track', 'storefront/track/track.route.tsx', id('track')),
    route('sign-in', 'storefront/sign-in/sign-in.route.tsx', id('sign-in')),
    route('sign-up', 'storefront/sign-up/sign-up.route.tsx', id('sign-up')),
    route('privacy-policy', 'storefront/policies/policy.route.tsx', id('privacy-policy')),
    route('terms-conditions', 'storefront/policies/policy.route.tsx', id('terms-conditions')),
    route('refund-policy', 'storefront/policies/policy.route.tsx', id('refund-policy')),
    route('*', 'storefront/frame/missing.route.tsx', id('missing')),
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
      route('prove', 'storefront/account/verify/ask-link.route.ts', id('ask-verification')),
      route('prove/:token', 'storefront/account/verify/verify-email.route.tsx', id('verify-email')),
    ]),
  ];
}
