/** A subquery of the units that each order has taken of each product and that were not restocked. */
export const heldUnits = `(select order_id, product_id, -sum(units) as units from stock_movements
    where order_id is not null group by order_id, product_id)`;

/** Queries by what they find: rows of orders, the stock ledger or the payment ledger that contradict each other. */
export const ledgerInvariants: Record<string, string> = {
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
  'an order that restocked more than it took': `select * from ${heldUnits} h where h.units < 0`,
  'money that the payment ledger does not add up to': `
    select o.id, o.received_lkr, o.refunded_lkr from orders o left join (select order_id,
      coalesce(sum(amount_lkr) filter (where kind = 'received'), 0) as received,
      coalesce(sum(amount_lkr) filter (where kind = 'refunded'), 0) as refunded
      from payment_entries group by order_id) p on p.order_id = o.id
    where o.received_lkr <> coalesce(p.received, 0) or o.refunded_lkr <> coalesce(p.refunded, 0)`,
};
