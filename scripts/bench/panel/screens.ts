import { dayIn, daysLater } from '#domain/kernel/colombo-time.ts';
import { type Samples, searchTerms } from './search-terms.ts';

/** A page of the panel, and the milliseconds that 95 % of its loads may take at most. */
export type Screen = { title: string; path: string; maxMs: number };

export type Limits = { screenMs: number; searchMs: number };

/** Lists the first and the last pages of the panel's lists, every kind of search, and most of its other screens. */
export function panelScreens(samples: Samples, { screenMs, searchMs }: Limits): Screen[] {
  return [
    ...listScreens(samples).map((screen) => ({ ...screen, maxMs: screenMs })),
    ...listSearches(samples).map((screen) => ({ ...screen, maxMs: searchMs })),
  ];
}

type Untimed = Omit<Screen, 'maxMs'>;

const today = dayIn(new Date());
const monthAgo = dayIn(daysLater(new Date(), -30));
const lastPage = 'page=1000000';

function listScreens(samples: Samples): Untimed[] {
  const paths = {
    ...ownersDay,
    ...screensOfOrders(samples),
    ...screensOfProductsAndCustomers(samples),
    ...screensOfMessages(samples),
    ...screensOfTheShop(samples),
  };
  return Object.entries(paths).map(([title, path]) => ({ title, path }));
}

const ownersDay = {
  Dashboard: '/dashboard',
  'Dashboard, 30 days': '/dashboard?days=30',
  'Dashboard, refresh': '/dashboard/now',
  News: '/news',
  Guide: '/guide',
  Today: '/today',
  'Today, refresh': '/today/now',
  Packing: '/packing',
  Find: '/find?q=matara',
  'Find, while typing': '/find/now?q=matara',
};

function screensOfOrders({ order, printQuery, phone, middleOfOrders }: Samples) {
  return {
    Orders: '/orders',
    'Orders, page 500': '/orders?page=500',
    'Orders, the page in the middle': `/orders?page=${middleOfOrders}`,
    'Orders, last page': `/orders?${lastPage}`,
    'Orders, pending': '/orders?status=pending',
    'Orders, paid': '/orders?status=paid',
    'Orders, shipped': '/orders?status=shipped',
    'Orders, delivered': '/orders?status=delivered',
    'Orders, delivered, last page': `/orders?status=delivered&${lastPage}`,
    'Orders, cancelled': '/orders?status=cancelled',
    'Orders, a month': `/orders?from=${monthAgo}&to=${today}`,
    'Orders, until last month': `/orders?to=${monthAgo}&status=delivered&page=200`,
    'Orders, refresh': '/orders/now',
    'Orders, due for a refund': '/orders?due=refund',
    'Export of orders': '/orders/export',
    'Packing slips of 50 orders': `/orders/print?${printQuery}`,
    'An order': `/orders/${order}`,
    'Edit an order': `/orders/${order}/edit`,
    'New order': '/orders/new',
    'Known customer': `/orders/known-customer?phone=${encodeURIComponent(phone)}`,
    Accounts: '/accounts',
    Remittances: '/remittances',
  };
}

function screensOfProductsAndCustomers({ product, phone, middleOfCustomers }: Samples) {
  return {
    Products: '/products',
    'New product': '/products/new',
    'Arrange products': '/products/arrange',
    'Deleted products': '/products?show=deleted',
    'A product': `/products/${product}`,
    'Ledger of a product': `/products/${product}/ledger`,
    'Ledger of a product, last page': `/products/${product}/ledger?${lastPage}`,
    Customers: '/customers',
    'Customers, page 300': '/customers?page=300',
    'Customers, the page in the middle': `/customers?page=${middleOfCustomers}`,
    'Customers, last page': `/customers?${lastPage}`,
    'A customer': `/customers/${phone.replace('+', '')}`,
  };
}

function screensOfMessages({ message, contact }: Samples) {
  return {
    'Reset requests': '/reset-requests',
    Messages: '/messages',
    'Messages, last page': `/messages?${lastPage}`,
    'Messages, failed': '/messages?state=failed',
    'A message': `/messages/${message}`,
    'Channels of messages': '/messages/channels',
    Inbox: '/inbox',
    'Inbox, last page': `/inbox?${lastPage}`,
    'Inbox, new': '/inbox?state=new',
    'A contact message': `/inbox/${contact}`,
  };
}

function screensOfTheShop({ event }: Samples) {
  return {
    Reviews: '/reviews',
    'Promo codes': '/promo-codes',
    Policies: '/policies',
    Events: '/events',
    'Events, old': `/events?before=${event}`,
    'Events, searches': '/events?type=product_search',
    'Events, old searches': `/events?type=product_search&before=${event}`,
    'Events, a month': `/events?from=${monthAgo}&to=${today}`,
    'Audit log': '/audit',
    'Audit log, last page': `/audit?${lastPage}`,
    'Audit log, orders, page 300': '/audit?kind=order&page=300',
    'Audit log, settings': '/audit?kind=settings',
    Health: '/health',
    Backups: '/backups',
    Notifications: '/notifications',
    Admins: '/admins',
    Security: '/security',
    Settings: '/settings',
  };
}

function listSearches(samples: Samples): Untimed[] {
  const terms = Object.entries(searchTerms(samples)).flatMap(([kind, text]) =>
    ['Orders', 'Customers'].map(
      (list) => [`${list} by ${kind}`, list.toLowerCase(), text] as const,
    ),
  );
  const searches = [...terms, ['Products by part of a name', 'products', 'balm'] as const];
  return searches.map(([title, list, text]) => ({
    title,
    path: `/${list}?q=${encodeURIComponent(text)}`,
  }));
}
