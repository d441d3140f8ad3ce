import type pg from 'pg';
import { seedInBatches } from './seed-in-batches.ts';
import type { SeedSize } from './seed-size.ts';

/** Seeds analytics events, messages to and from people, and entries of the activity log, over the orders' two years. */
export async function seedTraffic(client: pg.Client, size: SeedSize): Promise<void> {
  // Each order has one event already.
  const eventCount = Math.max(0, size.events - size.orders);
  const tasks: [string, number, number, string][] = [
    ['Events', eventCount, 50_000, events(eventCount)],
    ['Messages', size.messages, 10_000, messages(size)],
    ['Contact messages', size.contacts, 5_000, contacts(size)],
    ['Audit entries', size.audit, 10_000, audit(size)],
  ];
  for (const [title, rows, batch, statement] of tasks) {
    await seedInBatches(client, { title, rows, batch, statements: [statement] });
  }
}

/** Returns an SQL expression for the time of row `n` of this many, spread over two years, the last of them now. */
function timeOfRow(rows: number): string {
  return `now() - interval '729 days' * (1 - power(n::float8 / ${rows}, 0.7))`;
}

/** Gives an average session four events. */
function events(rows: number): string {
  return `insert into analytics_events (event_type, event_data, user_id, session_id, created_at)
    select type, case type
        when 'hero_cta_click' then '{"action":"order_now"}'
        when 'product_search' then jsonb_build_object('query', case when h % 3 = 0 then 'balm' else 'oil ' || h % 40 end)
        when 'add_to_cart' then jsonb_build_object('product_id', p.id, 'quantity', 1 + h % 3)
        else jsonb_build_object('product_id', p.id) end,
      null, 'session-' || floor(extract(epoch from ${timeOfRow(rows)}) / 600)::bigint * 600000 + h % 2, ${timeOfRow(rows)}
    from (select n, h, case when h % 10 < 6 then 'product_view' when h % 10 < 8 then 'add_to_cart'
            when h % 10 < 9 then 'product_search' else 'hero_cta_click' end as type
          from (select n, abs(hashint4(n)) as h from generate_series($1::int, $2::int) n) drawn) e
    join (select id, row_number() over (order by slug) - 1 as nth from products) p on p.nth = h / 10 % 6
    order by n`;
}

/** Makes two messages about each of the newest orders, to the owner and the customer; a missing address is invented. */
function messages({ orders, messages: rows }: SeedSize): string {
  return `insert into messages (cause_id, kind, audience, channel, recipient, language, order_id, person_name, state,
      attempts, next_try_at, useless_after, problem, created_at, sent_at)
    select entry.number::text, case when n % 2 = 0 then 'new-order' else 'order-placed' end,
      case when n % 2 = 0 then 'owner' else 'customer' end, 'email',
      case when n % 2 = 0 then 'owner@example.lk' else coalesce(o.customer_email, 'shopper' || n || '@example.lk') end,
      o.language, o.id, o.customer_name, state, 1, o.created_at, o.created_at + interval '3 days',
      case when state = 'failed' then 'refused' end, o.created_at, case when state = 'sent' then o.created_at end
    from (select n, case when abs(hashint4(n)) % 25 = 0 then 'failed' when n % 3 = 0 then 'shown' else 'sent' end as state
          from generate_series($1::int, $2::int) n) m
    join bench.orders b on b.number = greatest(1, ${orders} - (${rows} - n) / 2)
    join orders o on o.id = b.id
    join audit_entries entry on entry.subject_kind = 'order' and entry.subject_id = o.id::text and entry.action = 'order-placed'
    order by n
    on conflict do nothing`;
}

function contacts({ contacts: rows }: SeedSize): string {
  return `insert into contact_messages (name, phone, email, message, created_at, state)
    select p.name, p.phone, p.email, repeat('When will my parcel arrive? ', 1 + n % 8), ${timeOfRow(rows)},
      case when n > ${rows} - 40 then 'new' when n % 9 = 0 then 'read' when n % 4 = 0 then 'answered' else 'done' end
    from generate_series($1::int, $2::int) n join bench.people p on p.number = n
    order by n`;
}

function audit({ audit: rows, orders }: SeedSize): string {
  return `insert into audit_entries (actor, user_id, user_name, action, subject_kind, subject_id, before, after, at)
    select 'owner', admin.user_id, 'Demo owner',
      case kind when 'order' then 'order-status-changed' when 'product' then 'product-saved' else 'settings-saved' end, kind,
      case kind when 'order' then b.id::text when 'product' then p.id::text else 'shop' end,
      case kind when 'order' then '{"status":"pending"}' when 'product' then '{"priceLkr":3800}' else '{"tagline":"Ease"}' end::jsonb,
      case kind when 'order' then '{"status":"paid"}' when 'product' then '{"priceLkr":3900}' else '{"tagline":"Relief"}' end::jsonb,
      ${timeOfRow(rows)}
    from (select n, case when n % 50 = 0 then 'settings' when n % 7 = 0 then 'product' else 'order' end as kind
          from generate_series($1::int, $2::int) n) e
    join bench.orders b on b.number = 1 + e.n::bigint * ${orders - 1} / ${rows}
    join (select id, row_number() over (order by slug) - 1 as nth from products) p on p.nth = n % 6
    cross join (select user_id from admin_users limit 1) admin
    order by n`;
}
