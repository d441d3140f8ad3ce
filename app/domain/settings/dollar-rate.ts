import type { Settings } from './settings.ts';

/** Rupees for one US dollar, while the owner wants prices said in dollars too. */
export function dollarRate({
  currency,
  lkrPerUsd,
}: Pick<Settings, 'currency' | 'lkrPerUsd'>): number | undefined {
  return currency === 'USD' && lkrPerUsd !== null ? lkrPerUsd : undefined;
}

/** "12.60": what whole rupees are worth at this rate, in dollars and cents. For reading, never for reckoning. */
export function inDollars(amountLkr: number, lkrPerUsd: number): string {
  const [dollars = '', cents = ''] = (amountLkr / lkrPerUsd).toFixed(2).split('.');
  return `${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
