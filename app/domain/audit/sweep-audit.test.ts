import { expect, test } from 'vitest';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { OrderChangeAction, OrderChangeDetails } from '#domain/orders/order-history.ts';
import { openTestShop } from '#test/shop.ts';
import { sweepAudit } from './sweep-audit.server.ts';
import { auditEntries } from './tables.server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const text = 'Selvi was in hospital.';

/** The order events with a free text. A new one does not compile in this test until its retention is given. */
type EventWithText = {
  [Action in OrderChangeAction]: OrderChangeDetails[Action] extends { text: string }
    ? Action
    : never;
}[OrderChangeAction];

test('the text of a note, a cancellation, a bank slip, a charge-back or a problem is removed after its retention; the event stays', async () => {
  const shop = await openTestShop();
  const retentionOf: Record<EventWithText, number> = {
    'order-cancel-asked': retentionDays.auditEntries,
    'order-cancel-declined': retentionDays.auditEntries,
    'order-noted': retentionDays.customerNotes,
    'order-charge-back-settled': retentionDays.customerNotes,
    'order-slip-refused': retentionDays.auditEntries,
    'order-problem-settled': retentionDays.problems,
  };
  const expired = Object.entries(retentionOf).map(([action, days]) => ({
    actor: 'guest' as const,
    action: action as EventWithText,
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
  const events = await shop.db.select({ action, subjectId, after }).from(auditEntries);
  expect(events).toHaveLength(12);
  for (const event of events) {
    const keptText = event.subjectId === 'old' ? {} : { text };
    expect(event.after, event.action).toEqual({ because: 'packed', ...keptText });
  }
});
