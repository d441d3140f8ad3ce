import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { whatsAppOutcome } from './whats-app-outcome.ts';

test('whatever Meta, or something between, answers, it is one of four outcomes in few words', () => {
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
      (status, answer, retryAfter) => {
        const outcome = whatsAppOutcome({ kind: 'answered', status, text: answer, retryAfter });
        expect(['sent', 'refused', 'later', 'down', 'unknown']).toContain(outcome.kind);
        if (outcome.kind === 'sent') return;
        expect(outcome.reply.length).toBeLessThanOrEqual(300);
        expect((outcome.waitMs ?? 0) >= 0).toBe(true);
      },
    ),
  );
});
