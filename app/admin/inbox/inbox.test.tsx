import { expect, test } from 'vitest';
import type { InboxMessage } from '#domain/support/list-inbox.server.ts';
import { htmlOf } from '#test/rendered.ts';
import { contactChannels } from './contact-channels.server.ts';
import InboxPage from './inbox.route.tsx';
import { unfilteredListState } from './inbox-urls.ts';
import { ChatAnswer, SenderDetails } from './message-panels.tsx';

test('the inbox says how long messages are kept, and that those on WhatsApp are deleted sooner', () => {
  const counts = { all: 0, new: 0, read: 0, answered: 0, done: 0 };
  const loaderData = { messages: [], counts, page: 1, pages: 1, listState: unfilteredListState };
  const props = { loaderData } as unknown as Parameters<typeof InboxPage>[0];
  const html = htmlOf(<InboxPage {...props} />);
  expect(html).toContain('Entries are deleted after 365 days.');
  expect(html).toContain('On WhatsApp: after 90 days.');
});

test('a sender on WhatsApp who shows no number is shown without a number, and without links to call or chat', () => {
  const phone = 'LK.13491208655302741918';
  const message = { name: '@nimal', phone, email: null, message: 'Hello', createdAt: new Date() };
  const channels = contactChannels({ phone });
  const html = htmlOf(<SenderDetails message={message as InboxMessage} channels={channels} />);
  expect(html).toContain('@nimal');
  expect(html).not.toMatch(/tel:|wa\.me|13491208655302741918/);
});

test('the WhatsApp link to a sender greets them by name, but not by a number that WhatsApp sent as the name', () => {
  const phone = '+94771234567';
  const linkTo = (name: string) => {
    const message = { name, phone, email: null, message: 'Hello', createdAt: new Date() };
    const props = { message: message as InboxMessage, channels: contactChannels({ phone }) };
    return /https:\/\/wa\.me\/[^"]*/.exec(htmlOf(<SenderDetails {...props} />))?.[0];
  };
  expect(linkTo('Nimal')).toBe('https://wa.me/94771234567?text=Hello%20Nimal%2C');
  expect(linkTo(phone)).toBe('https://wa.me/94771234567');
});

test('a refused answer keeps its text even if the 24 hours in which WhatsApp accepts answers end in the meantime', () => {
  const chat = { openUntil: new Date(), isOpen: false, isConnected: true, hasNumber: true };
  const props = { ...chat, answer: '', sentAnswer: undefined, action: '/answer' };
  const values = { answer: 'Yes, to Jaffna too.' };
  const formAnswers = [
    { values, problems: { answer: 'too-long' } },
    { values, problems: {}, refusal: { code: 'window-closed' } },
  ] as const;
  for (const formAnswer of formAnswers) {
    const html = htmlOf(<ChatAnswer {...props} formAnswer={formAnswer} />);
    expect(html).toContain(values.answer);
  }
  const html = htmlOf(<ChatAnswer {...props} formAnswer={undefined} />);
  expect(html).not.toContain('<textarea');
});
