import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { readApiError, whatsAppOutcome } from './whats-app-outcome.ts';

test('any response of Meta or a proxy becomes an outcome, with a reply of at most 300 characters', () => {
  const text = fc.oneof(
    anyText(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc
      .record({
        messages: fc.jsonValue(),
        error: fc.record({ code: fc.jsonValue(), message: fc.jsonValue() }),
      })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 599 }),
      text,
      fc.string(),
      (status, text, retryAfter) => {
        const outcome = whatsAppOutcome({ kind: 'answered', status, text, retryAfter });
        expect(['sent', 'refused', 'later', 'down', 'unknown']).toContain(outcome.kind);
        if (outcome.kind === 'sent') return;
        expect(outcome.reply.length).toBeLessThanOrEqual(300);
        expect((outcome.waitMs ?? 0) >= 0).toBe(true);
      },
    ),
  );
});

test('an object in place of a code or a text in an error of Meta is ignored', () => {
  const object = { toString: false };
  expect(readApiError({ code: object, title: 'Not sent' })).toBeUndefined();
  expect(readApiError({ code: '131026', title: object })).toEqual({
    code: 131026,
    message: '131026',
  });
  const withDetails = { code: 131026, message: 'Not sent', error_data: { details: object } };
  expect(readApiError(withDetails)?.message).toBe('131026 Not sent');
});
