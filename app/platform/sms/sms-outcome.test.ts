import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { smsOutcome } from './sms-channel.server.ts';

test('whatever a provider of SMS, or something between, answers, it is an outcome in few words', () => {
  const text = fc.oneof(
    anyText(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc
      .record({
        status: fc.oneof(fc.constantFrom('success', 'error'), fc.jsonValue()),
        message: fc.jsonValue(),
      })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 599 }),
      text,
      fc.string(),
      (status, answer, retryAfter) => {
        const outcome = smsOutcome({ kind: 'answered', status, text: answer, retryAfter });
        expect(['sent', 'refused', 'later', 'down', 'unknown']).toContain(outcome.kind);
        if (outcome.kind !== 'sent') expect(outcome.reply.length).toBeLessThanOrEqual(300);
      },
    ),
  );
});
