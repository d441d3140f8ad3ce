import JsBarcode from 'jsbarcode';

/** A Code 128 as an SVG path, `width` modules wide and 1 high, including the quiet zones. */
export type BarCode = { width: number; path: string };

/** ISO/IEC 15417 requires ten white modules on each side. */
const quietZone = 10;

/** Returns the bar code of a text in ASCII. */
export function barCodeOf(text: string): BarCode {
  const result: { encodings?: { data: string }[] } = {};
  JsBarcode(result, text, { format: 'CODE128' });
  const modules = result.encodings?.map(({ data }) => data).join('') ?? '';
  const bars = [...modules.matchAll(/1+/g)];
  const path = bars.map(
    ({ 0: bar, index }) => `M${index + quietZone} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { width: modules.length + 2 * quietZone, path: path.join('') };
}
