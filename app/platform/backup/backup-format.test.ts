import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { BackupRefused, readControl, readHeader } from './backup-format.server.ts';

test('a file that begins with anything but the header of a backup is refused with a message', () => {
  const line = fc.oneof(
    anyText(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc
      .record({
        is: fc.constant('backup'),
        format: fc.oneof(fc.nat(3), fc.jsonValue()),
        app: fc.jsonValue(),
      })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(line, (text) => {
      expect(() => readHeader(text)).toThrow(BackupRefused);
      expect(readControl(text)?.is).not.toBe('backup');
    }),
  );
});
