import { expect, test } from 'vitest';
import { eventSchema } from './event-schema.server.ts';

function isCounted(query: string): boolean {
  const sessionId = 'session-1764000000000';
  return eventSchema.safeParse({ type: 'product_search', sessionId, data: { query } }).success;
}

test.each([
  '0771234567',
  '077 123 4567',
  '077.123.4567',
  '077–123–4567',
  '(077) 123-4567',
  '+94 (0)77/123 45 67',
  '077\u200b1234\u200b567',
  'name@example.com',
])('the search "%s" is not stored, because it may be of a person', (query) => {
  expect(isCounted(query)).toBe(false);
});

test.each(['oil 100 ml', '2 x 100 ml, 3 x 250 ml', '3800'])(
  'the search "%s" is counted',
  (query) => {
    expect(isCounted(query)).toBe(true);
  },
);
