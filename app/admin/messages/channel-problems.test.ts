import { expect, test } from 'vitest';
import type { ChannelName } from '#domain/channels/channels.ts';
import type { MessageProblem } from '#domain/messages/message.ts';
import { messageProblemCopy } from './messages.copy.ts';

const ofEveryChannel: MessageProblem[] = ['unreachable', 'sign-in-refused', 'refused', 'put-off'];
const ofTheShop: MessageProblem[] = ['too-late', 'held-back', 'fault'];
const ofProviders: MessageProblem[] = [
  ...(['sender-refused', 'no-credit', 'no-answer', 'address-refused', 'not-set-up'] as const),
];

/** The problems that a channel other than e-mail can have. */
const problems: Record<Exclude<ChannelName, 'email'>, MessageProblem[]> = {
  sms: [...ofEveryChannel, ...ofTheShop, ...ofProviders, 'daily-limit'],
  whatsapp: [...ofEveryChannel, ...ofTheShop, ...ofProviders, 'template-refused', 'window-closed'],
  push: [...ofEveryChannel, ...ofTheShop, 'device-gone'],
};

const cases = Object.entries(problems).flatMap(([channel, all]) =>
  all.map((problem) => ({ channel: channel as ChannelName, problem })),
);

test.each(cases)('the explanation of $problem by $channel does not mention e-mail', (failure) => {
  const { en, si } = messageProblemCopy(failure);
  expect(en).not.toMatch(/mail/i);
  expect(si).not.toContain('ඊමේල්');
});
