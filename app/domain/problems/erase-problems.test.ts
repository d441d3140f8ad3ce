import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { aDeliveredOrder, reportDamage } from '#test/parcel-problems.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { collectProblemsOf, sweepProblems } from './erase-problems.server.ts';
import { settleProblem } from './settle-problem.server.ts';
import { parcelProblems, problemPictures } from './tables.server.ts';

const answer = 'Dear Selvi, a new one comes.';

async function aProblemOfAccount() {
  const shop = await openTestShop();
  const { owner, orderId } = await aDeliveredOrder(shop);
  const { userId } = (await aCustomer(shop)).actor;
  await shop.db.update(orders).set({ userId }).where(eq(orders.id, orderId));
  await reportDamage(shop, orderId);
  await settleProblem(owner, { orderId, answer });
  return { shop, owner, userId, orderId };
}

test('the customer’s copy of their data contains the reported problems with their pictures and the answer', async () => {
  const { shop, userId, orderId } = await aProblemOfAccount();
  const otherOrder = await aDeliveredOrder(shop);
  await reportDamage(shop, otherOrder.orderId);
  const content = Buffer.from('picture').toString('base64');
  const picture = `data:image/webp;base64,${content}`;
  expect(await collectProblemsOf(shop, userId)).toMatchObject([
    { orderId, words: 'The cap of Selvi', answer, pictures: [picture, picture] },
  ]);
});

test('deleting an account deletes its problems, their pictures and the answer, also in the activity log', async () => {
  const { shop, owner, userId } = await aProblemOfAccount();
  expect(await deleteAccount(shop, userId)).toEqual({ ok: true });
  expect(await shop.db.$count(parcelProblems)).toBe(0);
  expect(await shop.db.$count(problemPictures)).toBe(0);
  expect(JSON.stringify(await listAudit(owner))).not.toContain('Selvi');
});

test('pictures are deleted after their retention, and problems after their longer retention', async () => {
  const { shop } = await aProblemOfAccount();
  const reportedAt = shop.clock.at.getTime();
  const countLeftAfter = async (days: number) => {
    shop.clock.at = new Date(reportedAt + days * 24 * 60 * 60 * 1000 + 1);
    await sweepProblems(shop);
    return [await shop.db.$count(problemPictures), await shop.db.$count(parcelProblems)];
  };
  expect(await countLeftAfter(retentionDays.problemPictures - 1)).toEqual([2, 1]);
  expect(await countLeftAfter(retentionDays.problemPictures)).toEqual([0, 1]);
  expect(await countLeftAfter(retentionDays.problems)).toEqual([0, 0]);
});
