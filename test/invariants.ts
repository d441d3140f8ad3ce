import { heldUnits, ledgerInvariants } from '#domain/backups/invariants.ts';
import type { Query } from './query-database.ts';

/** A subquery of the audit entries of orders. */
const steps = `(select subject_id::uuid as order_id, number, action, before, after from audit_entries
     where subject_kind = 'order')`;

/** Queries that each find rows which must never exist. */
const invariants: Record<string, string> = {
  ...ledgerInvariants,
  'a product whose count or sum of stars differs from its reviews': `
    select p.id from products p left join reviews r on r.product_id = p.id
    group by p.id having p.review_count <> count(r.id) or p.review_stars <> coalesce(sum(r.stars), 0)`,
  'an order without exactly one entry of being placed in its history': `
    select o.id from orders o left join ${steps} h on h.order_id = o.id and h.action = 'order-placed'
    group by o.id having count(h.number) <> 1`,
  // Also accepts an order with restocked units, because a later edit of their line may find too little stock.
  'an order that holds other units than its lines need, without a recorded shortfall': `
    select l.order_id, l.product_id, l.quantity, l.returned, h.units from order_lines l join orders o on o.id = l.order_id
    left join ${heldUnits} h on h.order_id = l.order_id and h.product_id = l.product_id
    where o.status <> 'cancelled' and (coalesce(h.units, 0) > l.quantity - l.returned
      or coalesce(h.units, 0) < l.quantity - l.returned and not exists (select from ${steps} s
        where s.order_id = l.order_id and (s.after ? 'shortfall' or s.action = 'order-refunded' and s.after->>'isRestocked' = 'true')))`,
  'units held by an order without a line for them, or by a cancelled order whose delivery was not refused': `
    select h.order_id, h.product_id, h.units from ${heldUnits} h join orders o on o.id = h.order_id
    left join order_lines l on l.order_id = h.order_id and l.product_id = h.product_id
    where h.units <> 0 and (l.order_id is null or o.status = 'cancelled' and o.delivery_refused_at is null)`,
  'received or refunded money that differs from the history': `
    select o.id, o.received_lkr, o.refunded_lkr from orders o left join (select order_id,
      coalesce(sum((after->>'receivedLkr')::bigint - (before->>'receivedLkr')::bigint), 0) as received,
      coalesce(sum((after->>'refundedLkr')::bigint - (before->>'refundedLkr')::bigint), 0) as refunded
      from ${steps} s group by order_id) t on t.order_id = o.id
    where o.received_lkr <> t.received or o.refunded_lkr <> t.refunded`,
  'a promo code whose count of uses differs from its orders': `
    select c.code, c.used, count(o.id) from promo_codes c
    left join orders o on o.promo_code_id = c.id and o.status <> 'cancelled'
    where c.max_uses is not null group by c.id having c.used <> count(o.id)`,
  'an order that names another promo code than the one it used': `
    select o.id, o.promo_code from orders o left join promo_codes c on c.id = o.promo_code_id
    where o.promo_code <> coalesce(c.code, '')`,
  'a customer and a shop that owe each other money at once': `
    select id, due_lkr, refund_due_lkr from orders where due_lkr > 0 and refund_due_lkr > 0`,
  'an order without exactly one analytics event of being placed': `
    select o.id from orders o left join analytics_events e
    on e.event_type = 'order_placed' and e.event_data->>'order_id' = o.id::text
    group by o.id having count(e.id) <> 1`,
  'a cart that was ordered and still has lines': `
    select c.user_id from carts c join orders o on o.idempotency_key = c.idempotency_key
    where exists (select from cart_lines l where l.user_id = c.user_id)`,
};

/** Returns each broken invariant of the shop as a sentence; none when orders, stock and ledger agree. */
export async function brokenInvariants(query: Query): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, text] of Object.entries(invariants)) {
    const rows = await query(text);
    if (rows.length > 0) found.push(`${rows.length} × ${fault}: ${JSON.stringify(rows[0])}`);
  }
  return found;
}
