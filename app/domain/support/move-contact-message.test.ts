import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import { countNewInbox, findInboxMessage, listInbox } from './list-inbox.server.ts';
import { moveContactMessage } from './move-contact-message.server.ts';
import { recordContactMessage } from './record-contact-message.server.ts';

async function writeTo(shop: TestShop, message: string) {
  shop.clock.at = new Date(shop.now().getTime() + 1000);
  await recordContactMessage(shop, {
    name: 'Nimal',
    phone: '+94771234567',
    email: undefined,
    message,
  });
}

async function openInbox(...messages: string[]) {
  const shop = await anOwner(await openTestShop(), { name: 'Kamala Silva' });
  for (const message of messages) await writeTo(shop, message);
  const [newest] = (await listInbox(shop)).messages;
  return { shop, id: newest?.id ?? '' };
}

test('contact messages are listed newest first, and each state is counted', async () => {
  const { shop, id } = await openInbox('First', 'Second');
  await moveContactMessage(shop, id, { from: 'new', to: 'answered' });

  const inbox = await listInbox(shop);

  expect(inbox.messages.map(({ message }) => message)).toEqual(['Second', 'First']);
  expect(inbox.counts).toEqual({ all: 2, new: 1, read: 0, answered: 1, done: 0 });
  expect((await listInbox(shop, { state: 'answered' })).messages).toMatchObject([{ id }]);
  expect(await countNewInbox(shop)).toBe(1);
});

test('a page has fifty messages, and a missing page becomes the nearest', async () => {
  const { shop } = await openInbox(...Array.from({ length: 51 }, (_, index) => `${index}`));

  expect(await listInbox(shop, { page: 99 })).toMatchObject({ page: 2, pages: 2 });
  expect((await listInbox(shop, { page: 2 })).messages).toMatchObject([{ message: '0' }]);
  expect((await listInbox(shop, { page: Number.NaN })).page).toBe(1);
});

test('a message is moved to read, answered, done and back to new, and the activity log records the admin', async () => {
  const { shop, id } = await openInbox('Hello');
  const states = ['new', 'read', 'answered', 'done', 'new'] as const;
  for (const [index, from] of states.slice(0, -1).entries()) {
    const to = states[index + 1] ?? 'new';
    expect(await moveContactMessage(shop, id, { from, to })).toMatchObject({ ok: true });
    expect(await findInboxMessage(shop, id)).toMatchObject({ state: to });
  }

  const { entries } = await listAudit(shop, { subject: { kind: 'contact-message', id } });
  expect(entries).toHaveLength(4);
  expect(entries[0]).toMatchObject({
    userName: 'Kamala Silva',
    action: 'contact-message-moved',
    before: { state: 'done' },
    after: { state: 'new' },
  });
});

test('moving a message that another admin has moved is refused, and the same move twice changes nothing', async () => {
  const { shop, id } = await openInbox('Hello');
  await moveContactMessage(shop, id, { from: 'new', to: 'answered' });

  expect(await moveContactMessage(shop, id, { from: 'new', to: 'read' })).toMatchObject({
    refusal: { code: 'moved-since' },
  });
  expect(await moveContactMessage(shop, id, { from: 'new', to: 'answered' })).toMatchObject({
    ok: true,
  });
  expect(await findInboxMessage(shop, id)).toMatchObject({ state: 'answered' });
  expect((await listAudit(shop)).entries).toHaveLength(1);
});

test('a message that was marked as read in the meantime, by opening it, can still be moved', async () => {
  const { shop, id } = await openInbox('Hello');
  await moveContactMessage(shop, id, { from: 'new', to: 'read' });

  expect(await moveContactMessage(shop, id, { from: 'new', to: 'done' })).toMatchObject({
    ok: true,
  });
  expect(await findInboxMessage(shop, id)).toMatchObject({ state: 'done' });
  expect((await listAudit(shop)).entries[0]).toMatchObject({
    before: { state: 'read' },
    after: { state: 'done' },
  });
});

test('an unknown message is not found', async () => {
  const { shop } = await openInbox();
  const id = crypto.randomUUID();
  expect(await findInboxMessage(shop, id)).toBeUndefined();
  expect(await moveContactMessage(shop, id, { from: 'new', to: 'read' })).toMatchObject({
    refusal: { code: 'message-not-found' },
  });
});
