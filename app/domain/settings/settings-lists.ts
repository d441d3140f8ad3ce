import { colomboDay } from '#domain/kernel/colombo-time.ts';

/** Returns the lines of a list that the owner wrote, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What one line of each list has to be. */
export const isLineOf = {
  /** A day such as 2026-11-21. */
  days: (line: string) => colomboDay(line) !== undefined,
  /** A courier and the address of its tracking page: Domex https://courier.example/track/{number} */
  'tracking-addresses': (line: string) => trackingPage(line) !== undefined,
};

/** Returns the address where a courier shows a parcel, if the owner wrote down its page. Case does not matter. */
export function trackingAddress(
  courierTracking: string,
  parcel: { courier: string; trackingNumber: string },
): string | undefined {
  if (parcel.trackingNumber === '') return undefined;
  const pages = linesOf(courierTracking).map(trackingPage);
  const page = pages.find((one) => one?.courier === parcel.courier.trim().toLowerCase());
  return page?.address.replaceAll('{number}', encodeURIComponent(parcel.trackingNumber));
}

function trackingPage(line: string): { courier: string; address: string } | undefined {
  const [, courier, address = ''] = /^(.+?)\s+(https:\/\/\S+)$/i.exec(line) ?? [];
  // The number never decides the host.
  const hasNumber = address.includes('{number}') && URL.canParse(address);
  if (!courier || !hasNumber || new URL(address).host.includes('number')) return undefined;
  return { courier: courier.toLowerCase(), address };
}
