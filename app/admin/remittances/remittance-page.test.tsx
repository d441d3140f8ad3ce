import { expect, test } from 'vitest';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import { readLines } from '#domain/remittances/read-lines.ts';
import { takeBackRemittance } from '#domain/remittances/take-back-remittance.server.ts';
import { takeRemittance } from '#domain/remittances/take-remittance.server.ts';
import { aParcel, aRemittance, lineFor, takeOverForm } from '#test/courier-cash.ts';
import { textOf } from '#test/rendered.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { loadRemittance } from './load-remittance.server.ts';
import { RemittancePage } from './remittance-page.tsx';

test('a line whose fee is no number does not blame the amount alone', async () => {
  const shop = await anOwner(await openTestShop());
  const columns = { trackingNumber: 'Waybill', orderNumber: '', amount: 'COD', fee: 'Fee' };
  const rows = [
    ['Waybill', 'COD', 'Fee'],
    ['DX 1', '3800', 'free'],
  ];
  const list = await aRemittance(shop, readLines(rows, { columns, amountKind: 'collected' }));
  const read = await loadRemittance(shop, list.id, { outcome: undefined, page: 1 });
  if (!read) throw new Error('The list is missing.');
  const page = textOf(<RemittancePage {...read} answer={undefined} />);
  expect(page).toMatch(/amount or the fee cannot be read.*මුදල හෝ ගාස්තුව/);
});

test('a list that was taken back says that its orders owe their cash again, except for lines that were not taken back', async () => {
  for (const isRefunded of [true, false]) {
    const shop = await anOwner(await openTestShop());
    const [one, other] = [await aParcel(shop), await aParcel(shop)];
    const list = await aRemittance(shop, [lineFor(one), lineFor(other)]);
    const form = await takeOverForm(shop, list);
    const page = async () => {
      const read = await loadRemittance(shop, form.remittanceId, { outcome: undefined, page: 1 });
      if (!read) throw new Error('The list is missing.');
      return textOf(<RemittancePage {...read} answer={undefined} />);
    };
    await takeRemittance(shop, form);
    expect(await page()).toContain(
      'except for orders whose money was refunded or whose payment was undone since',
    );
    const refund = { method: 'cash', reason: '', returnedUnits: new Map() } as const;
    if (isRefunded)
      await refundOrder(shop, { orderId: one.id, ...refund, amountLkr: 100, shownRefundedLkr: 0 });
    await takeBackRemittance(shop, form);
    const expected = isRefunded
      ? 'except for lines that were left'
      : 'The orders owe their cash again';
    expect(await page()).toContain(expected);
  }
});
