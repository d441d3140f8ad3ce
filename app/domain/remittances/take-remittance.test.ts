import { count, eq, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import {
  aParcel,
  aRemittance,
  lineFor,
  manyParcels,
  ordersAsText,
  takeOverForm,
} from '#test/courier-cash.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { matchRemittance } from './match-remittance.server.ts';
import type { LineProblem, ListedLine } from './remittance.ts';
import { takeBackRemittance } from './take-back-remittance.server.ts';
import { takeRemittance } from './take-remittance.server.ts';

async function anOwnersShop() {
  return anOwner(await openTestShop());
}

/** Returns lines that pay nothing: five with each of seven problems, and one with each of five others. */
async function wrongLines(shop: AdminShop): Promise<[LineProblem, ListedLine][]> {
  const lines = [{ product: await aProduct(shop, { stock: 99 }), quantity: 1 }];
  const parcel = (overrides: Parameters<typeof aParcel>[1] = {}) =>
    aParcel(shop, { lines, ...overrides });
  const wrong: [LineProblem, ListedLine][] = [];
  for (let nth = 0; nth < 5; nth += 1) {
    wrong.push(['too-little', lineFor(await parcel(), { amountLkr: 3700 - nth })]);
    wrong.push(['too-much', lineFor(await parcel(), { amountLkr: 3801 + nth })]);
    wrong.push(['unknown', lineFor(await parcel(), { trackingNumber: `XX${nth}` })]);
    wrong.push(['cancelled', lineFor(await parcel({ status: 'cancelled' }))]);
    wrong.push(['already-paid', lineFor(await parcel({ paymentStatus: 'paid' }))]);
    wrong.push(['other-courier', lineFor(await parcel({ courier: 'Fardar' }))]);
    wrong.push(['unreadable', lineFor(await parcel(), { amountLkr: undefined })]);
  }
  wrong.push(['no-cash', lineFor(await parcel(), { amountLkr: 0 })]);
  wrong.push(['not-sent', lineFor(await parcel({ status: 'pending' }))]);
  wrong.push(['other-method', lineFor(await parcel({ paymentMethod: 'bank_transfer' }))]);
  wrong.push(['no-number', lineFor(await parcel(), { trackingNumber: ' -' })]);
  const [one, other] = [await parcel(), await parcel()];
  wrong.push(['ambiguous', lineFor(one, { orderNumber: other.orderNumber })]);
  return wrong;
}

test('of 500 lines with 40 problems of 8 kinds each problem is found, the rest is paid, no other order changes, and taking the list back restores all', async () => {
  const shop = await anOwnersShop();
  const goodLines = (await manyParcels(shop, 460)).map((parcel) => lineFor(parcel));
  const wrong = (await wrongLines(shop)).slice(0, 35);
  const repeatedLines = goodLines.slice(0, 5);
  const before = await ordersAsText(shop);
  const list = await aRemittance(shop, [
    ...goodLines,
    ...wrong.map(([, line]) => line),
    ...repeatedLines,
  ]);
  const matched = await matchRemittance(shop, list);
  expect(matched.map(({ outcome }) => outcome)).toEqual([
    ...goodLines.map(() => 'paid'),
    ...wrong.map(([problem]) => problem),
    ...repeatedLines.map(() => 'twice'),
  ]);
  expect(await ordersAsText(shop)).toEqual(before);

  const form = await takeOverForm(shop, list);
  expect(await takeRemittance(shop, form)).toMatchObject({ ok: true });
  const after = await ordersAsText(shop);
  expect(after.filter((row) => !before.includes(row))).toHaveLength(460);
  const [fees] = await shop.db
    .select({ lines: count(), feeLkr: sum(paymentEntries.feeLkr).mapWith(Number) })
    .from(paymentEntries)
    .where(eq(paymentEntries.via, 'courier'));
  expect(fees).toEqual({ lines: 460, feeLkr: 460 * 350 });
  expect(await paymentMismatches(shop)).toEqual([]);

  expect(await takeRemittance(shop, form)).toMatchObject({ ok: true });
  expect(await ordersAsText(shop)).toEqual(after);
  expect(await takeBackRemittance(shop, form)).toMatchObject({ ok: true });
  expect(await takeBackRemittance(shop, form)).toMatchObject({ ok: true });
  expect(await ordersAsText(shop)).toEqual(before);
  expect(await paymentMismatches(shop)).toEqual([]);
  const { entries } = await listAudit(shop, { kind: 'remittance' });
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['remittance-taken-back', { courier: 'Domex', linesBack: 460, linesKept: 0 }],
    [
      'remittance-taken',
      { courier: 'Domex', linesPaid: 460, amountLkr: 460 * 3800, feeLkr: 460 * 350, linesLeft: 40 },
    ],
    ['remittance-added', { courier: 'Domex', lines: 500 }],
  ]);
});

test('the other kinds of wrong lines are found, and a parcel is found by its order number alone', async () => {
  const shop = await anOwnersShop();
  const wrong = (await wrongLines(shop)).slice(35);
  const parcel = await aParcel(shop, { paymentStatus: 'failed' });
  const { orderNumber } = parcel;
  const byOrder = lineFor(parcel, {
    trackingNumber: '',
    orderNumber: ` ${orderNumber.toLowerCase()}`,
  });
  const list = await aRemittance(shop, [...wrong.map(([, line]) => line), byOrder], ' domex');
  const matched = await matchRemittance(shop, list);
  expect(matched.map(({ outcome }) => outcome)).toEqual([
    ...wrong.map(([problem]) => problem),
    'paid',
  ]);

  const before = await ordersAsText(shop);
  const form = await takeOverForm(shop, list);
  await takeRemittance(shop, form);
  await takeBackRemittance(shop, form);
  expect(await ordersAsText(shop)).toEqual(before);
});

test('a tracking number is found whatever its spaces, capitals and leading zeros', async () => {
  const shop = await anOwnersShop();
  const parcels = [
    await aParcel(shop, { trackingNumber: 'dx-77/1' }),
    await aParcel(shop, { trackingNumber: '000123456789' }),
  ];
  const typed = ['DX 771', '123456789'];
  const list = await aRemittance(
    shop,
    parcels.map((parcel, nth) => lineFor(parcel, { trackingNumber: typed[nth] ?? '' })),
  );
  const matched = await matchRemittance(shop, list);
  expect(matched.map(({ outcome, order }) => [outcome, order?.id])).toEqual(
    parcels.map(({ id }) => ['paid', id]),
  );
});

test('a parcel that is listed without cash first, and then with all of it, is paid once', async () => {
  const shop = await anOwnersShop();
  const parcels = [await aParcel(shop), await aParcel(shop)];
  const withoutCash = parcels.map((parcel, nth) =>
    lineFor(parcel, { amountLkr: nth === 0 ? 0 : undefined }),
  );
  const withCash = parcels.map((parcel) => lineFor(parcel));
  const list = await aRemittance(shop, [...withoutCash, ...withCash, ...withCash, ...withoutCash]);
  const matched = await matchRemittance(shop, list);
  expect(matched.map(({ outcome }) => outcome)).toEqual([
    ...['no-cash', 'unreadable'],
    ...['paid', 'paid', 'twice', 'twice', 'twice', 'twice'],
  ]);
  expect(await takeRemittance(shop, await takeOverForm(shop, list))).toMatchObject({ ok: true });
  expect(await shop.db.$count(paymentEntries)).toBe(2);
});

test('a list is not taken over if an order changed after the preview, or if no line pays', async () => {
  const shop = await anOwnersShop();
  const [one, other] = [await aParcel(shop), await aParcel(shop)];
  const list = await aRemittance(shop, [lineFor(one), lineFor(other)]);
  const form = await takeOverForm(shop, list);
  await shop.db.update(orders).set({ courier: 'Fardar' }).where(eq(orders.id, other.id));
  const before = await ordersAsText(shop);
  expect(await takeRemittance(shop, form)).toMatchObject({ refusal: { code: 'changed-since' } });
  expect(await takeBackRemittance(shop, form)).toMatchObject({ refusal: { code: 'not-taken' } });
  const unknown = { remittanceId: one.id, shownDigest: '' };
  expect(await takeRemittance(shop, unknown)).toMatchObject({
    refusal: { code: 'list-not-found' },
  });
  expect(await takeBackRemittance(shop, unknown)).toMatchObject({
    refusal: { code: 'list-not-found' },
  });
  const listWithoutPayment = await aRemittance(shop, [lineFor(one, { amountLkr: 1 })]);
  expect(await takeRemittance(shop, await takeOverForm(shop, listWithoutPayment))).toMatchObject({
    refusal: { code: 'nothing-to-take' },
  });
  expect(await ordersAsText(shop)).toEqual(before);
});

test('concurrent requests take a list over once, and a parcel that is on two lists is paid once', async () => {
  const shop = await anOwnersShop();
  const parcel = await aParcel(shop);
  const [list, overlappingList] = [
    await aRemittance(shop, [lineFor(parcel)]),
    await aRemittance(shop, [lineFor(parcel, { feeLkr: 1 })]),
  ];
  const forms = [
    await takeOverForm(shop, list),
    await takeOverForm(shop, list),
    await takeOverForm(shop, overlappingList),
  ];
  const taken = await Promise.all(forms.map((form) => takeRemittance(shop, form)));
  expect(taken.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect(await shop.db.$count(paymentEntries)).toBe(1);
  expect(await paymentMismatches(shop)).toEqual([]);
});
