import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formWith, postForms } from '#test/form-in-page.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import type { Visitor } from '#test/visitor.ts';

let open: InProcessShop;
let owner: Visitor;
beforeAll(async () => {
  open = await openInProcess();
  owner = await open.signedIn((await anOwner(open.shop)).actor.userId);
});
afterAll(() => open?.close());

async function aPaidOrder() {
  const product = await aProduct(open.shop, { stock: 20 });
  const lines = [{ product, quantity: 3 }];
  const order = await anOrder(open.shop, { lines, paymentStatus: 'paid', status: 'paid' });
  return { product, order };
}
type PaidOrder = Awaited<ReturnType<typeof aPaidOrder>>;

/** Reads the rows that a form could change twice. */
async function changeableRows() {
  const result = (await open.shop.db.execute(sql`select
    (select json_agg(json_build_array(id, stock, version) order by id) from products) as products,
    (select count(*)::int from stock_movements) as movements,
    (select json_agg(json_build_array(id, status, payment_status, received_lkr, refunded_lkr, total_lkr, version) order by id)
      from orders) as orders,
    (select count(*)::int from audit_entries where subject_kind = 'order') as history`)) as unknown as {
    rows: object[];
  };
  return result.rows[0];
}

type Case = {
  page: (paid: PaidOrder) => string;
  /** A field by which the form is found on its page. */
  field: (paid: PaidOrder) => string;
  typed: (paid: PaidOrder) => Record<string, string>;
};
const pathOfOrder = ({ order }: PaidOrder) => `/admin/orders/${order.id}`;
const forms: [string, Case][] = [
  [
    'a product saved with another stock',
    {
      page: ({ product }) => `/admin/products/${product.id}`,
      field: () => 'shownStock',
      typed: () => ({ stock: '27' }),
    },
  ],
  [
    'units added to the stock',
    {
      page: ({ product }) => `/admin/products/${product.id}/ledger`,
      field: () => 'units',
      typed: () => ({ kind: 'add', units: '10', note: 'New batch' }),
    },
  ],
  [
    'counted units',
    {
      page: ({ product }) => `/admin/products/${product.id}/ledger`,
      field: () => 'units',
      typed: () => ({ kind: 'count', units: '12', note: 'Counted' }),
    },
  ],
  [
    'a refund with restocked units',
    {
      page: pathOfOrder,
      field: () => 'amountLkr',
      typed: ({ product }) => ({
        amountLkr: '100',
        [`back.${product.id}`]: '1',
      }),
    },
  ],
  [
    'an edited order',
    {
      page: ({ order }) => `/admin/orders/${order.id}/edit`,
      field: ({ product }) => `quantity.${product.id}`,
      typed: ({ product }) => ({ [`quantity.${product.id}`]: '2' }),
    },
  ],
  ['a note', { page: pathOfOrder, field: () => 'text', typed: () => ({ text: 'Call' }) }],
  [
    'a cancelled order',
    {
      page: pathOfOrder,
      field: () => 'shownStatus',
      typed: () => ({ status: 'cancelled', reason: 'other' }),
    },
  ],
];

test.each(forms)(
  '%s counts once when sent twice at the same time and again after a lost response',
  async (_what, form) => {
    const paid = await aPaidOrder();
    const page = await owner.get(form.page(paid));
    expect(page.status).toBe(200);
    const { action, fields } = formWith(page.body, form.field(paid));
    const before = await changeableRows();
    const send = (overrides: Record<string, string> = {}) =>
      owner.post(action, { ...fields, ...form.typed(paid), ...overrides });

    const responses = await Promise.all([send(), send()]);
    const after = await changeableRows();
    responses.push(await send());

    for (const { status } of responses) expect([302, 303]).toContain(status);
    expect(new Set(responses.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await changeableRows()).toEqual(after);
    expect(after).not.toEqual(before);
  },
);

test('a form sent again with another number of units adds those units too', async () => {
  const paid = await aPaidOrder();
  const path = `/admin/products/${paid.product.id}/ledger`;
  const { action, fields } = formWith((await owner.get(path)).body, 'units');
  const add = (units: string) =>
    owner.post(action, { ...fields, kind: 'add', units, note: 'New batch' });
  await add('10');
  const once = await changeableRows();
  await add('4');
  expect(await changeableRows()).not.toEqual(once);
});

test('every form about stock, money or an order has a form key, which is different on each page', async () => {
  const paid = await aPaidOrder();
  const keys: string[] = [];
  for (const page of new Set([
    ...forms.map(([, form]) => form.page(paid)),
    '/admin/products/new',
  ])) {
    const body = (await owner.get(page)).body;
    const pageForms = postForms(body).filter(({ action }) => action.startsWith(page));
    expect(pageForms.length, page).toBeGreaterThan(0);
    for (const { fields } of pageForms) expect(fields['formKey'], page).toMatch(/^[0-9a-f-]{36}$/);
    keys.push(...new Set(pageForms.map(({ fields }) => fields['formKey'] ?? '')));
  }
  expect(new Set(keys).size).toBe(keys.length);
});
