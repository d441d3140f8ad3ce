import { expect, test } from 'vitest';
import { anOwner, openTestShop } from '#test/shop.ts';
import { erasePersonInAudit } from './erase-person.server.ts';
import { recordAudit } from './record-audit.server.ts';
import { auditEntries } from './tables.server.ts';

test('the given fields of the entries about the given orders are removed, and nothing else', async () => {
  const shop = await anOwner(await openTestShop());
  for (const id of ['one', 'another']) {
    await recordAudit(shop, {
      action: 'order-corrected',
      subject: { kind: 'order', id },
      before: { customerName: 'Selvi', city: 'Galle' },
      after: { customerName: 'Selvi N.', city: 'Kandy' },
    });
  }

  await erasePersonInAudit(shop, {
    subject: 'order',
    ids: ['one'],
    fields: ['customerName', 'street'],
  });

  expect(await shop.db.select().from(auditEntries).orderBy(auditEntries.number)).toMatchObject([
    { subjectId: 'one', before: { city: 'Galle' }, after: { city: 'Kandy' } },
    {
      subjectId: 'another',
      before: { customerName: 'Selvi' },
      after: { customerName: 'Selvi N.' },
    },
  ]);
  const rows = await shop.db.select().from(auditEntries).orderBy(auditEntries.number);
  expect(JSON.stringify(rows[0])).not.toContain('Selvi');
});

test('nothing is removed if no orders are given', async () => {
  const shop = await anOwner(await openTestShop());
  const subject = { kind: 'order', id: 'one' } as const;
  await recordAudit(shop, { action: 'order-noted', subject, after: { text: 'x' } });
  await erasePersonInAudit(shop, { subject: 'order', ids: [], fields: ['text'] });
  expect(await shop.db.select().from(auditEntries)).toMatchObject([{ after: { text: 'x' } }]);
});
