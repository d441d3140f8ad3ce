import JsBarcode from 'jsbarcode';

/** The bars of a Code 128 as one path, on a strip `width` modules wide and 1 high, with the quiet edges that readers need. */
export type BarCode = { width: number; path: string };

/** ISO/IEC 15417 asks for ten modules of white on each side. */
const quiet = 10;

/** Returns the bar code of a text in ASCII. */
export function barCodeOf(text: string): BarCode {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  const bars = [...modules.matchAll(/1+/g)];
  const path = bars.map(
    ({ 0: bar, index }) => `M${index + quiet} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { width: modules.length + 2 * quiet, path: path.join('') };
}
