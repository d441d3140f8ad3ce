import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aDeliveredOrder, reportDamage } from '#test/parcel-problems.ts';
import { openTestShop } from '#test/shop.ts';
import { countOpenProblems } from './find-problem.server.ts';
import { readProblemReportState } from './read-problem-report-state.server.ts';
import { settleProblem } from './settle-problem.server.ts';

test('a problem is settled once, and the answer is in the history and sent to the customer', async () => {
  const shop = await openTestShop({ listeners: [writeMessages({ demo: true })] });
  await ensureSettings(shop);
  const { owner, orderId } = await aDeliveredOrder(shop);
  const settle = (answer: string) => settleProblem(owner, { orderId, answer });
  expect(await settle('Too soon')).toMatchObject({ refusal: { code: 'no-open-problem' } });
  await reportDamage(shop, orderId);

  expect(await settle('A new bottle leaves today.')).toMatchObject({ ok: true });
  expect(await settle('Second')).toMatchObject({ refusal: { code: 'no-open-problem' } });
  const order = { id: orderId, status: 'delivered', personRemovedAt: null } as const;
  expect(await readProblemReportState(shop, order)).toMatchObject({
    kind: 'settled',
    answer: 'A new bottle leaves today.',
  });
  expect((await listHistory(owner, orderId)).at(-1)).toMatchObject({
    event: 'problem-settled',
    details: { text: 'A new bottle leaves today.' },
    actor: { kind: 'owner' },
  });
  expect(await countOpenProblems(owner)).toBe(0);
  const isAnswerMessage = eq(messages.kind, 'problem-answered');
  expect(await shop.db.$count(messages, isAnswerMessage)).toBe(1);
});
