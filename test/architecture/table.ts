const kernel = '#domain/kernel';
const settings = '#domain/settings';
const catalog = '#domain/catalog';
const audit = '#domain/audit';
const accounts = '#domain/accounts';
const customers = '#domain/customers';
const cart = '#domain/cart';
const channels = '#domain/channels';
const payments = '#domain/payments';
const orders = '#domain/orders';
const reviews = '#domain/reviews';
const problems = '#domain/problems';
const slips = '#domain/slips';
const places = '#domain/places';
const policies = '#domain/policies';
const stockAlerts = '#domain/stock-alerts';
const push = '#domain/push';
const promotions = '#domain/promotions';
const support = '#domain/support';

/** Which folder may import which: itself and those on its line. Tests may import everything. */
export const mayImport: Record<string, readonly string[]> = {
  '#platform': [],
  '#domain/kernel': ['#platform/db'],
  [places]: [kernel],
  [channels]: [kernel],
  '#domain/settings': [kernel, audit, payments, channels, places],
  '#domain/policies': [kernel, audit, settings, payments, places],
  '#domain/catalog': [kernel, audit],
  '#domain/media': [kernel, catalog, audit, '#platform/storage'],
  '#domain/admins': [kernel, accounts, audit, customers, '#domain/auth'],
  '#domain/onboarding': [
    kernel,
    audit,
    settings,
    payments,
    catalog,
    orders,
    policies,
    '#domain/backups',
  ],
  '#domain/demo-month': [
    kernel,
    accounts,
    audit,
    settings,
    payments,
    catalog,
    orders,
    reviews,
    customers,
    problems,
    promotions,
    slips,
    '#domain/analytics',
    '#domain/messages',
  ],
  [support]: [kernel, audit, '#domain/limits'],
  '#domain/audit': [kernel],
  '#domain/backups': [kernel, accounts, audit, '#platform'],
  '#domain/accounts': [kernel, '#platform/auth'],
  '#domain/limits': [kernel],
  [promotions]: [kernel, catalog, audit, '#domain/limits'],
  '#domain/forms': [kernel],
  '#domain/analytics': [kernel, accounts],
  '#domain/cart': [kernel, places, catalog, settings, accounts, promotions],
  '#domain/payments': [kernel],
  '#domain/orders': [
    kernel,
    places,
    settings,
    catalog,
    cart,
    payments,
    promotions,
    accounts,
    audit,
    '#domain/limits',
  ],
  '#domain/month-accounts': [kernel, orders, payments],
  '#domain/remittances': [kernel, orders, payments, audit],
  [reviews]: [kernel, catalog, orders, audit],
  [problems]: [kernel, orders, audit, '#platform/storage'],
  [slips]: [kernel, settings, orders, problems, audit, '#platform/storage'],
  [customers]: [
    kernel,
    places,
    catalog,
    orders,
    reviews,
    problems,
    slips,
    stockAlerts,
    support,
    accounts,
    audit,
  ],
  [push]: [kernel, accounts, audit],
  [stockAlerts]: [kernel, accounts, catalog, '#domain/limits'],
  '#domain/messages': [
    kernel,
    channels,
    accounts,
    customers,
    settings,
    orders,
    problems,
    support,
    slips,
    stockAlerts,
    push,
    audit,
    '#domain/limits',
  ],
  '#domain/auth': [
    kernel,
    settings,
    audit,
    accounts,
    customers,
    '#domain/limits',
    '#platform/auth',
  ],
  // E-mails are screens that leave the shop: React over the data of the domain.
  '#email': ['#domain'],
  '#ui': [kernel],
  '#web': ['#domain', '#platform'],
  '#storefront': ['#domain', '#ui', '#web'],
  '#admin': ['#domain', '#email', '#ui', '#web'],
  '#boot': ['#domain', '#platform', '#db', '#web'],
  '#db': ['#domain', '#platform'],
  '#server': ['#boot', '#domain', '#email', '#web', '#platform', '#db', '#scripts'],
  // The files that the framework wants in app/ itself: root, routes, entries.
  '#app': ['#domain', '#ui', '#web', '#storefront', '#admin', '#platform/log'],
  '#scripts': ['#boot', '#domain', '#web', '#platform', '#db', '#server', '#test'],
};

/** Returns the line of the table for a file; undefined for tests and for configuration. */
export function folderOf(path: string): string | undefined {
  const [top = '', area = '', inside = ''] = path.split('/');
  if (top === 'app') return folderInApp(area, inside);
  return ['server', 'db', 'scripts'].includes(top) ? `#${top}` : undefined;
}

function folderInApp(area: string, inside: string): string {
  if (area === 'boot.server.ts') return '#boot';
  if (/\.(ts|tsx|css)$/.test(area)) return '#app';
  return area === 'domain' ? `#domain/${inside}` : `#${area}`;
}
