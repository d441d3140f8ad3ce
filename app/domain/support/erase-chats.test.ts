import { expect, test } from 'vitest';
import { hourMs, openChats, phone } from '#test/chats.ts';
import { answerChat } from './answer-chat.server.ts';
import { eraseChats } from './erase-chats.server.ts';
import { listInbox } from './list-inbox.server.ts';
import { listMessagesFrom } from './list-messages-from.server.ts';
import { sweepInbox } from './sweep-inbox.server.ts';

test('WhatsApp messages are deleted with their answers after 90 days, and when the person with their number is erased', async () => {
  const { shop, write, firstMessage, advanceClock, listWritten } = await openChats();
  await write();
  await answerChat(shop, (await firstMessage()).id, 'Twice a day.');
  expect(await listMessagesFrom(shop, { email: undefined, phone })).toMatchObject([
    { message: 'දණහිස රිදෙනවා', answer: 'Twice a day.' },
  ]);
  expect(await listMessagesFrom(shop, { email: undefined, phone: undefined })).toEqual([]);
  await eraseChats(shop, '+94770000001');
  await eraseChats(shop, undefined);
  expect((await listInbox(shop)).counts.all).toBe(1);
  advanceClock(91 * 24 * hourMs);
  await sweepInbox(shop);
  expect((await listInbox(shop)).counts.all).toBe(0);
  expect(await listWritten()).toEqual([]);

  await write({ id: 'in.9' });
  await eraseChats(shop, phone);
  expect((await listInbox(shop)).counts.all).toBe(0);
});
