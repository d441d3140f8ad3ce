import { expect, test } from 'vitest';
import { hourMs, openChats, phone } from '#test/chats.ts';
import { answerChat } from './answer-chat.server.ts';
import { answerableUntil } from './chat-window.server.ts';
import { contactMessages } from './tables.server.ts';

test('a number can be answered for 24 hours from its last message', async () => {
  const { shop, write, firstMessage, advanceClock } = await openChats();
  await write();
  const message = await firstMessage();
  expect(await answerableUntil(shop, message)).toEqual(
    new Date(shop.now().getTime() + 24 * hourMs),
  );
  advanceClock(3 * hourMs);
  await write({ id: 'in.2' });
  await write({
    id: 'in.3',
    sender: '+94770000001',
    at: new Date(shop.now().getTime() + hourMs),
  });
  expect(await answerableUntil(shop, message)).toEqual(
    new Date(shop.now().getTime() + 24 * hourMs),
  );
  expect(await answerableUntil(shop, { ...message, source: 'form' })).toBeUndefined();
});

test('an answer is sent once as free text, in the language of the writer, within 24 hours', async () => {
  const { shop, write, firstMessage, listWritten } = await openChats();
  await write();
  const { id } = await firstMessage();
  const [one, again, other] = [
    await answerChat(shop, id, 'දවසට දෙවරක් ගල්වන්න.'),
    await answerChat(shop, id, 'දවසට දෙවරක් ගල්වන්න.'),
    await answerChat(shop, id, 'Twice a day.'),
  ];
  expect([one.ok, again.ok]).toEqual([true, true]);
  expect(other).toMatchObject({ refusal: { code: 'answered-already' } });
  expect(await firstMessage()).toMatchObject({ state: 'answered' });
  expect(await listWritten()).toMatchObject([
    {
      ...{ kind: 'chat-answer', channel: 'whatsapp', recipient: phone, language: 'si' },
      uselessAfter: new Date(shop.now().getTime() + 24 * hourMs),
    },
  ]);
});

test('an answer is refused after 24 hours, to an unknown message, and to a message from the contact form', async () => {
  const { shop, write, firstMessage, advanceClock, listWritten } = await openChats();
  await write();
  const { id } = await firstMessage();
  advanceClock(24 * hourMs);
  expect(await answerChat(shop, id, 'Hello')).toMatchObject({ refusal: { code: 'window-closed' } });
  const [fromForm, unknown] = [crypto.randomUUID(), crypto.randomUUID()];
  const form = { name: 'Nimal', phone, message: 'Hello', createdAt: shop.now() };
  await shop.db.insert(contactMessages).values({ ...form, id: fromForm });
  for (const other of [unknown, fromForm]) {
    expect(await answerChat(shop, other, 'Hello')).toMatchObject({
      refusal: { code: 'message-not-found' },
    });
  }
  expect(await listWritten()).toEqual([]);
});
