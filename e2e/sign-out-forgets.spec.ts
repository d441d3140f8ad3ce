import { expect } from '@playwright/test';
import { signOut, signUp } from './customers.ts';
import { test } from './fixtures.ts';
import { checkoutCopy, putInCart } from './shopping.ts';

const street = '24/1, Temple Road';

test('after signing out nobody finds what was typed at the checkout, whether a page or only the server ended the session @thorough', async ({
  page,
}) => {
  for (const leave of ['by the button', 'without a page'] as const) {
    await signUp(page);
    await putInCart(page);
    await page.goto('/checkout');
    const address = page.getByLabel(checkoutCopy.en.address);
    await address.fill(street);
    await page.reload();
    await expect(address).toHaveValue(street);

    if (leave === 'by the button') {
      await page.goto('/account');
      const main = page.getByRole('main');
      const menu = main.locator('summary', { hasText: 'My Account' });
      if (await menu.isVisible()) await menu.click();
      await main.getByRole('button', { name: /^Sign Out/ }).click();
      await expect(page.getByText('You are signed out.').first()).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Temple');
    } else {
      await signOut(page);
    }
    await putInCart(page);
    await page.goto('/checkout');
    await expect(address).toHaveValue('');
  }
});
