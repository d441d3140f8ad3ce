import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMediaName, parseMediaName } from './media-name.ts';

test('any text is parsed as the name of exactly one stored picture, or as none', () => {
  const name = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.uuid(), fc.nat(20_000), fc.constantFrom('', '/../x', '\0', '\n'))
      .map(([id, width, tail]) => `${id}-${width}.webp${tail}`),
  );
  fc.assert(
    fc.property(name, (text) => {
      const parsed = parseMediaName(text);
      if (parsed) expect(formatMediaName(parsed)).toBe(text);
      if (parsed) expect(text).toMatch(/^[0-9a-f-]+\.webp$/);
    }),
  );
});
