import { districtSpellings } from '#domain/places/district-spellings.copy.ts';
import type { District } from '#domain/places/districts.ts';
import { maxDeliveryFeeLkr } from './delivery-rules.ts';

const districtByName = new Map<string, District>(
  districtSpellings.flatMap(({ district, en, si }) =>
    [en, si].map((name) => [comparable(name), district] as const),
  ),
);

/** Returns the district that a line names, in either language. Case, spaces and zero-width characters do not matter. */
export function districtOfLine(line: string): District | undefined {
  return districtByName.get(comparable(line));
}

const feePattern =
  /^(.+?)(?:\s*[:=]|\s+[-–]|)\s+(?:rs\.?|\u0dbb\u0dd4\.?|₨)?\s*(\d{1,3}(?:,\d{3})+|\d{1,6})$/iu;

/** Reads a line such as "Jaffna 450": a district and its fee in rupees. */
export function districtFeeOfLine(
  line: string,
): { district: District; feeLkr: number } | undefined {
  const [, name = '', amount = ''] = feePattern.exec(line) ?? [];
  const district = districtOfLine(name);
  const feeLkr = Number(amount.replaceAll(',', ''));
  return district && feeLkr <= maxDeliveryFeeLkr ? { district, feeLkr } : undefined;
}

function comparable(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\s\u200b-\u200d]/g, '')
    .toLowerCase();
}
