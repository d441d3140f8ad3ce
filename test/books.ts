import type { Query } from './look-inside.ts';

/** Each query finds what must never be there. */
const faults: Record<string, string> = {
  'a stock below zero': 'select id from products where stock < 0',
  'a stock that its ledger does not add up to': `
    select p.id, p.stock, coalesce(sum(m.units), 0) as ledger from products p
    left join stock_movements m on m.product_id = p.id
    group by p.id having p.stock <> coalesce(sum(m.units), 0)`,
  'an order without lines': `
    select o.id from orders o where not exists (select from order_lines l where l.order_id = o.id)`,
  'an order whose lines do not add up to its sum': `
    select o.id, o.subtotal_lkr from orders o join order_lines l on l.order_id = o.id
    group by o.id having o.subtotal_lkr <> sum(l.quantity * l.price_lkr)`,
  'an order whose history does not begin once': `
    select o.id from orders o left join order_history h on h.order_id = o.id and h.event = 'placed'
    group by o.id having count(h.id) <> 1`,
  'a line whose units the ledger does not show': `
    select l.order_id, l.product_id, l.quantity from order_lines l
    left join stock_movements m on m.order_id = l.order_id and m.product_id = l.product_id and m.reason = 'order'
    group by l.order_id, l.product_id, l.quantity having l.quantity <> coalesce(-sum(m.units), 0)`,
  'units that left for an order that has no such line': `
    select m.order_id, m.product_id from stock_movements m where m.reason = 'order' and not exists
    (select from order_lines l where l.order_id = m.order_id and l.product_id = m.product_id)`,
  'an order that was not counted once': `
    select o.id from orders o left join analytics_events e
    on e.event_type = 'order_placed' and e.event_data->>'order_id' = o.id::text
    group by o.id having count(e.id) <> 1`,
  'a cart that was ordered and is still full': `
    select c.user_id from carts c join orders o on o.idempotency_key = c.idempotency_key
    where exists (select from cart_lines l where l.user_id = c.user_id)`,
};

/** Everything that is wrong in the books of the shop, one sentence each. Nothing, when orders, stock and ledger agree. */
export async function faultsInBooks(query: Query): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, text] of Object.entries(faults)) {
    const rows = await query(text);
    if (rows.length > 0) found.push(`${rows.length} × ${fault}: ${JSON.stringify(rows[0])}`);
  }
  return found;
}
