import fs from 'node:fs';
import { expect, test } from 'vitest';
import { whatsAppTemplates } from './whats-app-message.copy.ts';

const templates = Object.entries(whatsAppTemplates).flatMap(([kind, { en, si }]) => [
  [kind, en] as const,
  [kind, si] as const,
]);

test.each(templates)(
  'the template of %s follows the rules of Meta, and is in docs/going-live.md: %s',
  (_, text) => {
    const numbers = [...text.matchAll(/\{\{(\d)\}\}/g)].map(([, number]) => Number(number)).sort();
    expect(numbers).toEqual(numbers.map((_each, index) => index + 1));
    expect(text).not.toMatch(/^\{\{|\}\}$|\n/);
    expect(fs.readFileSync('docs/going-live.md', 'utf8')).toContain(text);
  },
);
