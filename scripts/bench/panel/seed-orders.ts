import type pg from 'pg';
import { seedInBatches, uuidOf } from './seed-in-batches.ts';
import { countPeople } from './seed-people.ts';
import type { SeedSize } from './seed-size.ts';

/**
 * Seeds orders over two years, oldest first, with more orders per day over time, between 8:00 and 22:00 in Colombo. Adds
 * their lines, stock movements, payments, history and analytics events. Refills at the end of each batch the stock it took.
 */
export async function seedOrders(client: pg.Client, size: SeedSize): Promise<void> {
  await client.query(`create table bench.orders (
    number int primary key, id uuid not null, person int not null, at timestamptz not null, status text not null,
    payment_if_cancelled text not null, method text not null, lines int not null)`);
  await seedInBatches(client, {
    title: 'Orders',
    rows: size.orders,
    batch: 5_000,
    statements: [
      plan(size),
      orders,
      lines,
      sums,
      soldMovements,
      cancelledMovements,
      refillMovements,
      resetStock,
      ...payments,
      ...histories,
      analyticsEvents,
    ],
  });
}

/** Matches the numbers of a batch, which `seedInBatches` passes. */
const batchCondition = 'number between $1 and $2';
const actorOfOrder = `case when o.user_id is null then 'guest' else 'customer:' || o.user_id end`;
const owner = `'owner:' || (select user_id from admin_users limit 1)`;

/** Sets time, customer and status: most orders older than two weeks are delivered. */
function plan(size: SeedSize): string {
  return `insert into bench.orders
    select n, ${uuidOf("'order ' || n")}, person, at,
      case when h % 100 < 11 then 'cancelled'
        when at < now() - interval '14 days' and h % 100 < 97 then 'delivered'
        when h / 100 % 10 < 4 then 'pending' when h / 100 % 10 < 6 then 'paid'
        when h / 100 % 10 < 8 then 'shipped' else 'delivered' end,
      case when h % 100 >= 2 then 'pending' when h % 2 = 0 then 'refunded' else 'paid' end,
      case when h / 1000 % 10 < 8 then 'cod' else 'bank_transfer' end,
      1 + h / 10000 % 3
    from (select n, abs(hashint4(n)) as h,
            1 + floor(${countPeople(size)} * power(abs(hashint4(-n)) / 2147483648.0, 1.4))::int as person,
            least(now() - interval '1 minute' * (1 + ${size.orders} - n) / 10,
              (date_trunc('day', (now() at time zone 'Asia/Colombo') - interval '729 days'
                * (1 - power(n::float8 / ${size.orders}, 0.7)))
               + interval '8 hours' + interval '14 hours' * ((n::bigint * 7919 % 100000) / 100000.0))
              at time zone 'Asia/Colombo') as at
          from generate_series($1::int, $2::int) n) drawn`;
}

const orders = `insert into orders (id, order_number, idempotency_key, language, customer_name, customer_email,
    customer_phone, street, city, province, subtotal_lkr, delivery_fee_lkr, total_lkr, payment_method, payment_status,
    status, user_id, source, courier, tracking_number, confirmed_by_phone_at, created_at)
  select b.id, 'ORD-' || floor(extract(epoch from at) * 1000)::bigint || '-' || b.number % 1000,
    ${uuidOf("'cart ' || b.number")}, p.language, case when b.number % 20 = 0 then p.name_on_some_orders else p.name end, p.email,
    p.phone, p.street, p.city, p.province, 0, 0, 0, b.method,
    case when b.status in ('paid', 'delivered') then 'paid' when b.status = 'cancelled' then b.payment_if_cancelled
      when b.method = 'bank_transfer' then 'paid' else 'pending' end,
    b.status, p.user_id, case when b.number % 12 = 0 then 'phone' else 'web' end,
    case when b.status in ('shipped', 'delivered') then 'Domex' else '' end,
    case when b.status in ('shipped', 'delivered') then 'DX' || b.number else '' end,
    case when b.number % 12 = 0 then at end, at
  from bench.orders b join bench.people p on p.number = b.person
  where b.${batchCondition} order by b.number`;

const lines = `insert into order_lines (order_id, position, product_id, product_name, quantity, price_lkr)
  select b.id, place, p.id, jsonb_build_object('en', p.name_en, 'si', p.name_si), 1 + abs(hashint4(b.number + place)) % 3, p.price_lkr
  from bench.orders b cross join lateral generate_series(0, b.lines - 1) place
  join (select *, row_number() over (order by slug) - 1 as nth from products) p on p.nth = (b.number + place) % 6
  where b.${batchCondition} order by b.number, place`;

const sums = `update orders o set subtotal_lkr = s.sum, total_lkr = s.sum,
    received_lkr = case when o.payment_status in ('paid', 'refunded') then s.sum else 0 end,
    refunded_lkr = case when o.payment_status = 'refunded' then s.sum else 0 end
  from (select order_id, sum(quantity * price_lkr) as sum from order_lines
        join bench.orders b on b.id = order_id where b.${batchCondition} group by order_id) s
  where o.id = s.order_id`;

const soldMovements = `insert into stock_movements (product_id, units, reason, order_id, actor, at)
  select l.product_id, -l.quantity, 'order', o.id, ${actorOfOrder}, o.created_at
  from bench.orders b join orders o on o.id = b.id join order_lines l on l.order_id = o.id
  where b.${batchCondition} order by b.number, l.position`;

const cancelledMovements = `insert into stock_movements (product_id, units, reason, order_id, actor, at)
  select l.product_id, l.quantity, 'cancelled', o.id, ${owner}, least(now(), o.created_at + interval '1 hour')
  from bench.orders b join orders o on o.id = b.id join order_lines l on l.order_id = o.id
  where b.${batchCondition} and o.status = 'cancelled' order by b.number, l.position`;

const refillMovements = `insert into stock_movements (product_id, units, reason, note, actor, at)
  select p.id, 1000 - p.stock - coalesce(m.units, 0), 'adjusted', 'New batch', ${owner},
    (select max(at) from bench.orders where ${batchCondition})
  from products p left join (
    select product_id, sum(units) as units from stock_movements join bench.orders b on b.id = order_id
    where b.${batchCondition} group by product_id) m on m.product_id = p.id
  where 1000 - p.stock - coalesce(m.units, 0) <> 0`;

/** Uses both numbers of the batch, because every statement gets them. */
const resetStock = 'update products set stock = 1000 where $1::int <= $2::int';

/** Returns the SQL condition for an order `o` that has one of these statuses. */
function statusCondition(...statuses: string[]): string {
  return `o.status in (${statuses.map((status) => `'${status}'`).join(', ')})`;
}

/** The old and the new status, the time from the order until the change, and the orders that changed. */
const statusChanges = [
  ['pending', 'cancelled', '1 hour', `o.status = 'cancelled'`],
  ['pending', 'paid', '2 hours', statusCondition('paid', 'shipped', 'delivered')],
  ['paid', 'shipped', '1 day', statusCondition('shipped', 'delivered')],
  ['shipped', 'delivered', '3 days', statusCondition('delivered')],
] as const;

/** Money is received two hours after the order, and refunded one day after the order. */
const payments = [
  ['received', '2 hours'],
  ['refunded', '1 day'],
].map(
  ([kind, later]) => `insert into payment_entries (order_id, kind, amount_lkr, via, at)
    select o.id, '${kind}', o.${kind}_lkr, 'owner', least(now(), o.created_at + interval '${later}')
    from bench.orders b join orders o on o.id = b.id where b.${batchCondition} and o.${kind}_lkr > 0 order by b.number`,
);

const insertHistory = `insert into audit_entries (actor, user_id, user_name, action, subject_kind, subject_id, before, after, at)`;
const histories = [
  `${insertHistory} select case when o.user_id is null then 'guest' else 'customer' end, o.user_id, null, 'order-placed', 'order',
    o.id::text, null, jsonb_build_object('source', o.source), o.created_at
    from bench.orders b join orders o on o.id = b.id where b.${batchCondition} order by b.number`,
  `${insertHistory} select 'owner', admin.user_id, 'Demo owner', 'order-status-changed', 'order', o.id::text,
    '{"paymentStatus":"pending","receivedLkr":0}'::jsonb,
    jsonb_build_object('paymentStatus', 'paid', 'receivedLkr', o.received_lkr), least(now(), o.created_at + interval '2 hours')
    from bench.orders b join orders o on o.id = b.id cross join (select user_id from admin_users limit 1) admin
    where b.${batchCondition} and o.received_lkr > 0 order by b.number`,
  `${insertHistory} select 'owner', admin.user_id, 'Demo owner', 'order-refunded', 'order', o.id::text,
    '{"paymentStatus":"paid","refundedLkr":0}'::jsonb, jsonb_build_object('paymentStatus', 'refunded', 'refundedLkr', o.refunded_lkr,
      'amountLkr', o.refunded_lkr, 'method', 'bank', 'reason', '', 'isRestocked', false, 'back', '[]'::jsonb),
    least(now(), o.created_at + interval '1 day')
    from bench.orders b join orders o on o.id = b.id cross join (select user_id from admin_users limit 1) admin
    where b.${batchCondition} and o.refunded_lkr > 0 order by b.number`,
  ...statusChanges.map(
    ([from, to, later, condition]) => `${insertHistory}
    select 'owner', admin.user_id, 'Demo owner', 'order-status-changed', 'order', o.id::text,
      '{"status":"${from}"}'::jsonb, '{"status":"${to}"}'::jsonb, least(now(), o.created_at + interval '${later}')
    from bench.orders b join orders o on o.id = b.id cross join (select user_id from admin_users limit 1) admin
    where b.${batchCondition} and ${condition} order by b.number`,
  ),
];

const analyticsEvents = `insert into analytics_events (event_type, event_data, user_id, created_at)
  select 'order_placed', jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'total_amount', o.total_lkr,
    'items_count', b.lines, 'payment_method', o.payment_method), null, o.created_at
  from bench.orders b join orders o on o.id = b.id where b.${batchCondition} order by b.number`;
