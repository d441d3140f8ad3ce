import { expect, type Locator, type Page } from '@playwright/test';

export const oil = 'Joint Relief Oil 100 ml';
export const rollOn = 'Joint Relief Roll-on 15 ml';

export function addButton(page: Page, name: string): Locator {
  return page
    .locator('#products li', { has: page.getByRole('heading', { name }) })
    .getByRole('button', { name: /Add to Cart|කරත්තයට එක් කරන්න/ })
    .last();
}

export function cartLink(page: Page): Locator {
  return page.getByRole('banner').locator('a[href$="/cart"]');
}

/** Checks the accessible name of the link to the cart, because its badge is decorative. */
export async function expectCartCount(page: Page, count: number) {
  const name = count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
  await expect(cartLink(page)).toHaveAttribute('aria-label', name);
}
