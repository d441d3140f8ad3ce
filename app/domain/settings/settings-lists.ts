import { colomboDay } from '#domain/kernel/colombo-time.ts';
import { nameKey } from '#domain/kernel/name-key.ts';
import { districtFeeOfLine, districtOfLine } from '#domain/settings/delivery/district-lines.ts';

/** Returns the lines of a list that the owner wrote, without empty lines. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns whether a line has the format of its list. */
export const isLineOf = {
  /** A day such as 2026-11-21. */
  days: (line: string) => colomboDay(line) !== undefined,
  /** A courier and the URL of its tracking page: Domex https://courier.example/track/{number} */
  'tracking-addresses': (line: string) => trackingPage(line) !== undefined,
  /** A district and its delivery fee: Jaffna 450 */
  'district-fees': (line: string) => districtFeeOfLine(line) !== undefined,
  districts: (line: string) => districtOfLine(line) !== undefined,
};

/** Returns the name that a line gives a value, and that value; undefined in a list whose lines are names alone. */
const entryOf: Partial<Record<keyof typeof isLineOf, (line: string) => Entry | undefined>> = {
  'tracking-addresses': (line) => {
    const page = trackingPage(line);
    return page && { name: page.courier, value: page.url };
  },
  'district-fees': (line) => {
    const fee = districtFeeOfLine(line);
    return fee && { name: fee.district, value: `${fee.feeLkr}` };
  },
};
type Entry = { name: string; value: string };

/** Returns whether two lines give one name different values, such as two fees for one district. */
export function haveConflict(lines: readonly string[], kind: keyof typeof isLineOf): boolean {
  const entries = lines.flatMap((line) => entryOf[kind]?.(line) ?? []);
  return entries.some(({ name, value }) =>
    entries.some((other) => other.name === name && other.value !== value),
  );
}

/** Returns the courier's tracking page of a parcel, if the owner entered one. Ignores case and joiners. */
export function trackingUrlFor(
  courierTracking: string,
  parcel: { courier: string; trackingNumber: string },
): string | undefined {
  if (parcel.trackingNumber === '') return undefined;
  const pages = linesOf(courierTracking).map(trackingPage);
  const page = pages.find((one) => one?.courier === nameKey(parcel.courier));
  return page?.url.replaceAll(/\{number\}/gi, encodeURIComponent(parcel.trackingNumber));
}

/** Requires the number after the host, so that a tracking number cannot change the host. */
const pagePattern = /^(.+?)\s+(https:\/\/[^\s/{}]+\/\S*\{number\}\S*)$/i;

function trackingPage(line: string): { courier: string; url: string } | undefined {
  const [, courier, url] = pagePattern.exec(line) ?? [];
  return courier && url ? { courier: nameKey(courier), url } : undefined;
}
