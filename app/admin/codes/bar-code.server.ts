import JsBarcode from 'jsbarcode';
import { strokesOf } from './strokes.ts';

/** A Code 128 as strokes of an SVG path, `width` modules wide and 1 high around y = 0, including the quiet zones. */
export type BarCode = { width: number; path: string };

/** ISO/IEC 15417 requires ten white modules on each side. */
const quietZone = 10;

/** Returns the bar code of a text in ASCII. */
export function barCodeOf(text: string): BarCode {
  const result: { encodings?: { data: string }[] } = {};
  JsBarcode(result, text, { format: 'CODE128' });
  const modules = result.encodings?.map(({ data }) => data).join('') ?? '';
  const path = `M${quietZone} 0${strokesOf(modules)}`;
  return { width: modules.length + 2 * quietZone, path };
}
