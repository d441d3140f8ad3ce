import { expect, test } from 'vitest';
import { moveContactMessage } from '#domain/support/move-contact-message.server.ts';
import { recordContactMessage } from '#domain/support/record-contact-message.server.ts';
import { contactMessages } from '#domain/support/tables.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { htmlOf } from '#test/rendered.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { adminShopContext, readOnlyShopContext } from '#web/contexts.server.ts';
import { loader } from './audit.route.tsx';
import { SubjectLink } from './subject-link.tsx';

test('the audit log links to a contact message as long as the message is kept', async () => {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const form = { name: 'Nimal', phone: '+94771234567', email: undefined, message: 'Hello' };
  await recordContactMessage(shop, form);
  const [{ id = '' } = {}] = await shop.db.select().from(contactMessages);
  await moveContactMessage(owner, id, { from: 'new', to: 'done' });
  const { args } = await visitArgs(shop, { path: '/admin/audit' });
  args.context.set(adminShopContext, owner);
  args.context.set(readOnlyShopContext, owner);
  const subjectOfEntry = async () => {
    const { entries } = await loader(args as never);
    const [entry] = entries;
    if (!entry) throw new Error('The log is empty.');
    return htmlOf(<SubjectLink subject={entry.subject} />);
  };
  expect(await subjectOfEntry()).toContain(`href="/admin/inbox/${id}"`);

  await shop.db.delete(contactMessages);
  expect(await subjectOfEntry()).toBe('Message in the inbox');
});
