import { expect, test } from 'vitest';
import { attemptBudgets } from '#domain/limits/tables.server.ts';
import { openChats, phone } from '#test/chats.ts';
import { listInbox } from './list-inbox.server.ts';

test('a WhatsApp message from twenty concurrent deliveries is in the inbox once, and counts once', async () => {
  const { shop, write, firstMessage } = await openChats();
  await Promise.all(Array.from({ length: 20 }, () => write()));
  expect((await listInbox(shop)).counts).toMatchObject({ all: 1, new: 1 });
  expect(await firstMessage()).toMatchObject({ name: 'Nimal', phone, source: 'whatsapp' });
  expect(await shop.db.select().from(attemptBudgets)).toMatchObject([{ used: 1 }]);
});
