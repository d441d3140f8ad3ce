import { expect, test } from 'vitest';
import { listLimits } from '#domain/remittances/remittance.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { readList } from './read-list.server.ts';

const columns = { trackingNumber: 'Waybill', orderNumber: '', amount: 'COD', fee: '' };

async function readPasted(list: string) {
  const body = new URLSearchParams({ courier: 'Koombiyo', list, ...columns });
  const request = new Request('https://shop.example.lk/', { method: 'POST', body });
  return readList(request, await anOwner(await openTestShop()));
}

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
