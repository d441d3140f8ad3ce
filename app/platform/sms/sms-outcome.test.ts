import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { smsOutcome } from './sms-channel.server.ts';

test('any response of an SMS provider or a proxy is classified, with a reply of at most 300 characters', () => {
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
      (status, text, retryAfter) => {
        const outcome = smsOutcome({ kind: 'answered', status, text, retryAfter });
        expect(['sent', 'refused', 'later', 'down', 'unknown']).toContain(outcome.kind);
        if (outcome.kind !== 'sent') expect(outcome.reply.length).toBeLessThanOrEqual(300);
      },
    ),
  );
});
