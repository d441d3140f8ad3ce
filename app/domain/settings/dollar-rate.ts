import type { Settings } from './settings.ts';

/** Returns the rupees for one US dollar, while the owner has prices shown in dollars too. */
export function dollarRate({
  currency,
  lkrPerUsd,
}: Pick<Settings, 'currency' | 'lkrPerUsd'>): number | undefined {
  return currency === 'USD' && lkrPerUsd !== null ? lkrPerUsd : undefined;
}

/** Formats whole rupees in dollars and cents, "12.60". For display, never for calculation. */
export function inDollars(amountLkr: number, lkrPerUsd: number): string {
  const [dollars = '', cents = ''] = (amountLkr / lkrPerUsd).toFixed(2).split('.');
  return `${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
