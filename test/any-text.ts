import fc from 'fast-check';

const everyUnit = fc.integer({ min: 0, max: 0xffff });
/** Characters that break parsers more often than the rest of Unicode. */
const oddUnit = fc.constantFrom(
  0,
  9,
  10,
  13,
  0x22,
  0x25,
  0x27,
  0x5c,
  0x200d,
  0x202e,
  0xd800,
  0xdfff,
);

/** Makes texts of any UTF-16 code units, lone surrogates included, which browsers and providers can send. */
export function anyText({ maxLength = 40 } = {}): fc.Arbitrary<string> {
  const unit = fc.oneof(everyUnit, fc.integer({ min: 32, max: 126 }), oddUnit);
  return fc.array(unit, { maxLength }).map((units) => String.fromCharCode(...units));
}
