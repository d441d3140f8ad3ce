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

test('of two columns with the same heading, each can be chosen', () => {
  const long = 'h'.repeat(listLimits.heading);
  const rows = readTable(`Waybill,Amount,Amount,${long},${long}\nW1,3800,3450,1,2`);
  const cut = `${'h'.repeat(listLimits.heading - 3)} #5`;
  expect(headingsOf(rows)).toEqual(['Waybill', 'Amount', 'Amount #3', long, cut]);
  const amountOf = (amount: string) =>
    readLines(rows, { columns: { ...chosen, amount }, amountKind: 'collected' })[0]?.amountLkr;
  expect([amountOf('Amount'), amountOf('Amount #3'), amountOf(cut)]).toEqual([3800, 3450, 2]);
});
