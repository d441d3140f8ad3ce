import { expect, test } from 'vitest';
import { headingsOf, readLines } from './read-lines.ts';
import { readTable } from './read-table.ts';
import { listLimits } from './remittance.ts';

const chosen = { trackingNumber: 'Waybill', orderNumber: '', amount: '', fee: '' };

test('a column that has values but no heading can be chosen by its number', () => {
  const rows = readTable('Waybill,,Name,\nW1,3800,Nimal,\nW2,450,Kamala,');
  expect(headingsOf(rows)).toEqual(['Waybill', '#2', 'Name']);
  const columns = { ...chosen, amount: '#2' };
  expect(readLines(rows, { columns, amountKind: 'collected' })).toMatchObject([
    { trackingNumber: 'W1', amountLkr: 3800 },
    { trackingNumber: 'W2', amountLkr: 450 },
  ]);
});

test.each([
  ['rows', ''],
  ['rows below a title of some words', 'Payout,of Koombiyo\n'],
  ['rows below a title with a number', 'Payout 7\n'],
])('no parcel of a list without headings is lost: %s', (_what, title) => {
  const rows = readTable(`${title}W1,Nimal,Rs 3800\nW2,Kamala,"1,450.00"\nW3,,450/=`);
  const headings = headingsOf(rows);
  expect(headings).toHaveLength(3);
  const [trackingNumber = '', , amount = ''] = headings;
  const lines = readLines(rows, {
    columns: { ...chosen, trackingNumber, amount },
    amountKind: 'collected',
  });
  expect(lines).toMatchObject([
    { trackingNumber: 'W1', amountLkr: 3800 },
    { trackingNumber: 'W2', amountLkr: 1450 },
    { trackingNumber: 'W3', amountLkr: 450 },
  ]);
});

test('the row of the headings is found beside a sum, and above rows that have more words', () => {
  const rows = readTable('Waybill,COD,Total,5250\nW1,3800,Nimal,Kandy,Paid\nW2,1450,Kamala');
  expect(headingsOf(rows)).toEqual(['Waybill', 'COD', 'Total', '5250', '#5']);
  expect(headingsOf(readTable('Waybill,COD\n1,3800,Nimal,Kandy,Paid\n2,450'))).toEqual([
    ...['Waybill', 'COD', '#3', '#4', '#5'],
  ]);
});

test('of two columns with the same heading, each can be chosen', () => {
  const long = 'h'.repeat(listLimits.heading);
  const rows = readTable(`Waybill,Amount,Amount,${long},${long}\nW1,3800,3450,1,2`);
  const cut = `${'h'.repeat(listLimits.heading - 3)} #5`;
  expect(headingsOf(rows)).toEqual(['Waybill', 'Amount', 'Amount #3', long, cut]);
  const amountOf = (amount: string) =>
    readLines(rows, { columns: { ...chosen, amount }, amountKind: 'collected' })[0]?.amountLkr;
  expect([amountOf('Amount'), amountOf('Amount #3'), amountOf(cut)]).toEqual([3800, 3450, 2]);
});
