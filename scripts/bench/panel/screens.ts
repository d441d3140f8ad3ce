import { dayIn, daysLater } from '#domain/kernel/colombo-time.ts';
import { within } from './bench-database.ts';
import { firstNames, lastNames } from './people.copy.ts';

/** A page of the panel at an address, and how long it may take. */
export type Screen = { title: string; path: string; mostMs: number };

const screenMs = 300;
const searchMs = 200;

type Known = Record<'order' | 'number' | 'product' | 'message' | 'contact' | 'phone', string>;

/** Every screen of the panel, its lists at their beginning and far behind, and every way to search them. */
export async function panelScreens(databaseUrl: string): Promise<Screen[]> {
  const known = await lookUp(databaseUrl);
  return [...screensOf(known), ...searchesOf(known)];
}

async function lookUp(databaseUrl: string): Promise<Known> {
  const found = await within(databaseUrl, (client) =>
    client.query<Known>(`select o.id as order, o.order_number as number, o.customer_phone as phone,
        (select product_id from order_lines where order_id = o.id limit 1) as product,
        (select id from messages order by created_at desc limit 1) as message,
        (select id from contact_messages order by created_at desc limit 1) as contact
      from orders o order by created_at, id offset (select count(*) * 9 / 10 from orders) limit 1`),
  );
  const [known] = found.rows;
  if (!known) throw new Error('The shop of the benchmark has no orders.');
  return known;
}

function screensOf({ order, product, message, contact }: Known): Screen[] {
  const today = dayIn(new Date());
  const monthAgo = dayIn(daysLater(new Date(), -30));
  const lastPage = 'page=1000000';
  const paths = {
    Dashboard: '/dashboard',
    Orders: '/orders',
    'Orders, page 500': '/orders?page=500',
    'Orders, last page': `/orders?${lastPage}`,
    'Orders, pending': '/orders?status=pending',
    'Orders, paid': '/orders?status=paid',
    'Orders, shipped': '/orders?status=shipped',
    'Orders, delivered': '/orders?status=delivered',
    'Orders, delivered, last page': `/orders?status=delivered&${lastPage}`,
    'Orders, cancelled': '/orders?status=cancelled',
    'Orders, a month': `/orders?from=${monthAgo}&to=${today}`,
    'Orders, until last month': `/orders?to=${monthAgo}&status=delivered&page=200`,
    'An order': `/orders/${order}`,
    'Correct an order': `/orders/${order}/correct`,
    'New order': '/orders/new',
    Products: '/products',
    'Deleted products': '/products?show=deleted',
    'A product': `/products/${product}`,
    Customers: '/customers',
    'Customers, page 300': '/customers?page=300',
    'Customers, last page': `/customers?${lastPage}`,
    'Reset requests': '/reset-requests',
    Messages: '/messages',
    'Messages, last page': `/messages?${lastPage}`,
    'Messages, failed': '/messages?state=failed',
    'A message': `/messages/${message}`,
    Inbox: '/inbox',
    'Inbox, last page': `/inbox?${lastPage}`,
    'Inbox, new': '/inbox?state=new',
    'A contact message': `/inbox/${contact}`,
    Policies: '/policies',
    'Audit log': '/audit',
    'Audit log, last page': `/audit?${lastPage}`,
    'Audit log, orders, page 300': '/audit?kind=order&page=300',
    'Audit log, settings': '/audit?kind=settings',
    Security: '/security',
    Settings: '/settings',
  };
  return Object.entries(paths).map(([title, path]) => ({ title, path, mostMs: screenMs }));
}

function searchesOf({ number, phone }: Known): Screen[] {
  const local = `0${phone.slice(3)}`;
  const written = {
    'a number': number,
    'part of a number': number.slice(6, 14),
    'a name': 'Dilani Jayawardena',
    'part of a name': 'ayaward',
    'a name of many': 'perera',
    'one letter': 'a',
    'two letters': 'wi',
    'a Sinhala name': `${firstNames[1]?.si} ${lastNames[1]?.si}`,
    'part of a Sinhala name': `${lastNames[3]?.si.slice(0, 3)}`,
    'a phone': phone,
    'a phone as people write it': `${local.slice(0, 3)} ${local.slice(3, 6)} ${local.slice(6)}`,
    'part of a phone': local.slice(3, 8),
    'the beginning of a phone': local.slice(0, 6),
    'what all phones begin with': '07',
    'what is nowhere': 'zzyzx',
  };
  const both = Object.entries(written).flatMap(([what, text]) =>
    ['Orders', 'Customers'].map(
      (list) => [`${list} by ${what}`, list.toLowerCase(), text] as const,
    ),
  );
  const searches = [...both, ['Products by part of a name', 'products', 'balm'] as const];
  return searches.map(([title, list, text]) => ({
    title,
    path: `/${list}?q=${encodeURIComponent(text)}`,
    mostMs: searchMs,
  }));
}
