import { expect, test } from 'vitest';
import { textOf } from '#test/rendered.ts';
import MessagePage from './message.route.tsx';

const states = [
  ['unknown', 'phone-code', 'no-answer'],
  ['failed', 'phone-code', 'address-refused'],
  ['failed', 'password-reset', 'too-late'],
] as const;

function pageOf(message: { state: string; kind: string; problem: string; canSendAgain: boolean }) {
  const shown = {
    id: 'id',
    channel: 'sms',
    language: 'en',
    recipient: '077 123 4567',
    attempts: 1,
  };
  const loaderData = { message: { ...shown, createdAt: new Date(), ...message }, listState: {} };
  const props = { loaderData } as unknown as Parameters<typeof MessagePage>[0];
  return textOf(<MessagePage {...props} />, '/admin/messages/id');
}

test.each(states)(
  'the page of a message with the state %s of the kind %s says why it cannot be sent again',
  (state, kind, problem) => {
    const text = pageOf({ state, kind, problem, canSendAgain: false });
    expect(text).toContain('A message with a link or a code is not sent again.');
  },
);

test('the page of an unclear message about an order lets the owner send it again', () => {
  const message = { state: 'unknown', kind: 'order-shipped', problem: 'no-answer' };
  const text = pageOf({ ...message, canSendAgain: true });
  expect(text).toContain('Send again');
  expect(text).not.toContain('is not sent again');
});
