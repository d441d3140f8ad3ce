import { expect, test } from 'vitest';
import { refuse } from '#domain/kernel/result.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { anOrder } from '#test/order.ts';
import { aDeliveredOrder, reportDamage } from '#test/parcel-problems.ts';
import { openTestShop } from '#test/shop.ts';
import {
  countOpenProblems,
  findProblem,
  findProblemPicture,
  listOpenProblems,
} from './find-problem.server.ts';
import { problemSchema } from './problem-schema.server.ts';
import { readProblemReportState } from './read-problem-report-state.server.ts';
import { parcelProblems, problemPictures } from './tables.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('a reported problem is stored with its pictures, is in the history, and the owner is notified', async () => {
  const shop = await openTestShop({ listeners: [writeMessages({ demo: true })] });
  await ensureSettings(shop);
  const { owner, orderId } = await aDeliveredOrder(shop);
  expect(await reportDamage(shop, orderId)).toEqual({ ok: true });

  const problem = await findProblem(shop, orderId);
  expect(problem).toMatchObject({ kind: 'damaged', words: 'The cap of Selvi', settledAt: null });
  const pictureId = problem?.pictures[1]?.id ?? '';
  const file = await findProblemPicture(shop, { orderId, pictureId });
  expect(Buffer.from(file ?? []).toString()).toBe('picture');
  const { id: otherOrderId } = await anOrder(shop);
  expect(await findProblemPicture(shop, { orderId: otherOrderId, pictureId })).toBeUndefined();

  expect((await listHistory(owner, orderId)).at(-1)).toMatchObject({
    event: 'problem',
    details: { kind: 'damaged' },
    actor: { kind: 'guest' },
  });
  expect(await countOpenProblems(owner)).toBe(1);
  expect(await listOpenProblems(owner)).toMatchObject([{ orderId, city: 'Colombo' }]);
  const written = await shop.db.select().from(messages);
  expect(written.filter(({ kind }) => kind === 'parcel-problem')).toMatchObject([
    { audience: 'owner', orderId },
  ]);
});

test('a problem that is reported by ten concurrent requests is stored once', async () => {
  const shop = await openTestShop();
  const { orderId } = await aDeliveredOrder(shop);
  const results = await Promise.all(Array.from({ length: 10 }, () => reportDamage(shop, orderId)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shop.db.$count(parcelProblems)).toBe(1);
  expect(await shop.db.$count(problemPictures)).toBe(2);
});

test('a report is refused for a parcel that was not delivered, or delivered too long ago, and for an unknown order', async () => {
  const shop = await openTestShop();
  const { id: shipped } = await anOrder(shop, { status: 'shipped' });
  const { orderId } = await aDeliveredOrder(shop);
  shop.clock.at = new Date(shop.clock.at.getTime() + 8 * dayMs);
  for (const id of [shipped, crypto.randomUUID(), 'no-order'])
    expect(await reportDamage(shop, id)).toEqual(refuse({ code: 'not-delivered' }));
  expect(await reportDamage(shop, orderId)).toEqual(refuse({ code: 'late' }));
  const late = { id: orderId, status: 'delivered', personRemovedAt: null } as const;
  expect(await readProblemReportState(shop, late)).toEqual({ kind: 'late' });
  expect(await shop.db.$count(parcelProblems)).toBe(0);
});

test.each([
  [{ kind: 'damaged' }, undefined],
  [{ kind: 'other', words: ' ' }, 'required'],
  [{ kind: 'lost' }, 'choose'],
  [{ kind: 'damaged', words: 'x'.repeat(1001) }, 'too-long'],
])('the form %j has the error %s', (typed, problem) => {
  expect(problemSchema.safeParse(typed).error?.issues[0]?.message).toBe(problem);
});
