import { expect, test } from 'vitest';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { addRemittance } from '#domain/remittances/add-remittance.server.ts';
import { listLimits } from '#domain/remittances/remittance.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { readList } from './read-list.server.ts';

const columns = { trackingNumber: 'Waybill', orderNumber: '', amount: 'COD', fee: '' };

async function readPasted(list: string, { chosen = columns, ...opened }: Pasted = {}) {
  const body = new URLSearchParams({ courier: 'Koombiyo', list, ...chosen });
  const request = new Request('https://shop.example.lk/', { method: 'POST', body });
  return readList(request, opened.shop ?? (await anOwner(await openTestShop())));
}

type Pasted = { chosen?: Record<string, string>; shop?: AdminShop };

test.each([
  ['headings', 'Waybill,COD'],
  ['a title and headings', 'Koombiyo statement\nWaybill,COD'],
])('a list of %s alone is refused, because it has no lines', async (_what, list) => {
  expect(await readPasted(list)).toMatchObject({ answer: { problems: { list: 'no-lines' } } });
});

test('a list may have as many lines as the limit says, below a title and its headings', async () => {
  const linesOf = (count: number) => Array.from({ length: count }, (_, index) => `W${index},3800`);
  const head = ['Koombiyo statement', 'Waybill,COD'];
  const most = await readPasted([...head, ...linesOf(listLimits.lines)].join('\n'));
  expect(most).toMatchObject({ list: { lines: { length: listLimits.lines } } });
  const tooMany = await readPasted([...head, ...linesOf(listLimits.lines + 1)].join('\n'));
  expect(tooMany).toMatchObject({ answer: { problems: { list: 'too-many' } } });
});

test('a column that the courier has renamed is suggested by its new name, beside those that are remembered', async () => {
  const shop = await anOwner(await openTestShop());
  const withFee = { ...columns, orderNumber: '', amount: 'Paid', fee: 'Charge' };
  const first = await readPasted('Waybill,Paid,Charge\nW1,3800,350', { shop, chosen: withFee });
  if (!('list' in first)) throw new Error('The list was not read.');
  await addRemittance(shop, first.list);

  const renamed = 'Waybill,Paid,Reference,Delivery Fee\nW2,3800,1,350';
  expect(await readPasted(renamed, { shop, chosen: {} })).toMatchObject({
    answer: { values: { ...withFee, fee: 'Delivery Fee' }, problems: {} },
  });
});

test('rows pasted without their headings are offered by number and first value, and all of them are read', async () => {
  const pasted = 'W1,,3800\nW2,Kandy,450';
  const chosen = { ...columns, trackingNumber: '', amount: '' };
  expect(await readPasted(pasted, { chosen })).toMatchObject({
    answer: { headings: ['#1', '#2', '#3'], examples: { '#1': 'W1', '#2': 'Kandy', '#3': '3800' } },
  });
  const byNumber = { ...columns, trackingNumber: '#1', amount: '#3' };
  expect(await readPasted(pasted, { chosen: byNumber })).toMatchObject({
    list: {
      lines: [
        { trackingNumber: 'W1', amountLkr: 3800 },
        { trackingNumber: 'W2', amountLkr: 450 },
      ],
    },
  });
});

test('columns that were chosen for another list are not left in the form of this one', async () => {
  const other = await readPasted('Tracking No,Amount\nW1,3800');
  const values = { trackingNumber: 'Tracking No', orderNumber: '', amount: 'Amount', fee: '' };
  expect(other).toMatchObject({ answer: { values } });
});
