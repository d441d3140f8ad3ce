import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { acceptedEncodings } from './accepted-encodings.server.ts';

test('for any Accept-Encoding only encodings that it names are returned', () => {
  const part = fc.constantFrom(
    'br',
    'gzip',
    'BR',
    '*',
    ';q=0',
    ';q=0.0',
    ';q=1',
    ',',
    ' ',
    'x',
    '\0',
  );
  const header = fc.oneof(
    anyText(),
    fc.array(part).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(header, (accepted) => {
      for (const encoding of acceptedEncodings(accepted))
        expect(accepted.toLowerCase()).toContain(encoding);
      expect(acceptedEncodings(accepted)).toEqual(acceptedEncodings(accepted));
    }),
  );
  expect(acceptedEncodings('gzip;q=0, br; q=0.000')).toEqual([]);
});
