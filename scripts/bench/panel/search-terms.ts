import { withClient } from './bench-database.ts';
import { firstNames, lastNames, towns } from './people.copy.ts';

/**
 * Ids and texts of existing records, and the numbers of pages in the middle of lists. Nine tenths of all orders are older
 * than `order`, half of all events are older than `event`; `printQuery` is a query string with the ids of 50 orders.
 */
export type Samples = Record<
  | 'order'
  | 'printQuery'
  | 'orderNumber'
  | 'product'
  | 'message'
  | 'contact'
  | 'phone'
  | 'event'
  | 'middleOfOrders'
  | 'middleOfCustomers',
  string
>;

const ordersPerPage = 50;
const customersPerPage = 24;

export async function findSamples(databaseUrl: string): Promise<Samples> {
  const found = await withClient(databaseUrl, (client) =>
    client.query<Samples>(`select o.id as order, o.order_number as "orderNumber", o.customer_phone as phone,
        (select string_agg('orderId=' || id, '&') from (select id from orders order by id limit 50) fifty) as "printQuery",
        (select product_id from order_lines where order_id = o.id limit 1) as product,
        (select id from messages order by created_at desc limit 1) as message,
        (select max(id) / 2 from analytics_events) as event,
        (select count(*) / 2 / ${ordersPerPage} from orders) as "middleOfOrders",
        (select count(distinct customer_phone) / 2 / ${customersPerPage} from orders) as "middleOfCustomers",
        (select id from contact_messages order by created_at desc limit 1) as contact
      from orders o order by created_at, id offset (select count(*) * 9 / 10 from orders) limit 1`),
  );
  const [samples] = found.rows;
  if (!samples) throw new Error('The shop of the benchmark has no orders.');
  return samples;
}

/** Returns texts to search orders and customers for, by what they are. */
export function searchTerms({ orderNumber, phone }: Samples): Record<string, string> {
  const local = `0${phone.slice(3)}`;
  return {
    'a number': orderNumber,
    'part of a number': orderNumber.slice(6, 14),
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
    'a town': 'matara',
    'part of a town': 'kan',
    'a Sinhala town': `${towns[2]?.name.si}`,
    'the end of a number': orderNumber.replace(/\D/g, '').slice(-6),
    'what is nowhere': 'zzyzx',
  };
}
