import { expect, test } from 'vitest';
import { retentionDays } from '#domain/kernel/retention.ts';
import { openTestShop } from '#test/shop.ts';
import { sweepAudit } from './sweep-audit.server.ts';
import { auditEntries } from './tables.server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const text = 'Selvi was in hospital.';

test('what was noted on an order, or said about a cancellation or a problem, goes after the days of the policy, and the step stays', async () => {
  const shop = await openTestShop();
  const saidFor = {
    'order-cancel-asked': retentionDays.auditEntries,
    'order-cancel-declined': retentionDays.auditEntries,
    'order-noted': retentionDays.customerNotes,
    'order-problem-settled': retentionDays.problems,
  } as const;
  const expired = Object.entries(saidFor).map(([action, days]) => ({
    actor: 'guest' as const,
    action: action as keyof typeof saidFor,
    subjectKind: 'order' as const,
    subjectId: 'old',
    after: { because: 'packed', text },
    at: new Date(shop.now().getTime() - days * dayMs - 1),
  }));
  const younger = expired.map(({ at, ...entry }) => {
    return { ...entry, subjectId: 'younger', at: new Date(at.getTime() + 2) };
  });
  await shop.db.insert(auditEntries).values([...expired, ...younger]);

  await sweepAudit(shop);

  const { action, subjectId, after } = auditEntries;
  const steps = await shop.db.select({ action, subjectId, after }).from(auditEntries);
  expect(steps).toHaveLength(8);
  for (const step of steps) {
    const said = step.subjectId === 'old' ? {} : { text };
    expect(step.after, step.action).toEqual({ because: 'packed', ...said });
  }
});
