import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { addCodeAsOwner, copy, switchOff } from './promo-codes.ts';
import { fillInCheckout, pressPlaceOrder, putInCart } from './shopping.ts';

for (const language of ['en', 'si'] as const) {
  const texts = copy[language];
  test(`${language}: a code takes its part off in the cart and on the order, and says so once it is switched off @axe @thorough`, async ({
    page,
    browser,
    baseURL,
    axe,
    ownerSignIn,
  }) => {
    const { owner, code } = await addCodeAsOwner(browser, baseURL, ownerSignIn);
    await putInCart(page);
    await page.goto(`${texts.path}/cart`);
    await page.getByText(texts.have).click();
    await page.getByLabel(texts.field).fill('nosuch');
    await page.getByRole('button', { name: texts.apply }).click();
    await expect(page.getByText(texts.unknown)).toBeVisible();
    await page.getByLabel(texts.field).fill(code.toLowerCase());
    await page.getByRole('button', { name: texts.apply }).click();
    await expect(page.getByRole('main')).toContainText('₨\u00a03,420');
    await axe(page);

    await page.goto(`${texts.path}/checkout`);
    await fillInCheckout(page, language);
    await pressPlaceOrder(page, language);
    await expect(page).toHaveURL(/order-success/);
    await expect(page.getByRole('main')).toContainText(code);
    await expect(page.getByRole('main')).toContainText('₨\u00a03,420');

    await putInCart(page);
    await page.goto(`${texts.path}/cart`);
    await page.getByText(texts.have).click();
    await page.getByLabel(texts.field).fill(code);
    await page.getByRole('button', { name: texts.apply }).click();
    await expect(page.getByRole('main')).toContainText('₨\u00a03,420');
    await switchOff(owner, code);
    await page.goto(`${texts.path}/cart`);
    await expect(page.getByText(texts.off)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('₨\u00a03,800');
  });
}

test('a code that is applied or removed at the checkout is applied or removed in the cart as well @thorough', async ({
  page,
  browser,
  baseURL,
  ownerSignIn,
}) => {
  const { owner, code } = await addCodeAsOwner(browser, baseURL, ownerSignIn);
  const texts = copy.en;
  const main = page.getByRole('main');
  const changeQuantities = page
    .getByRole('complementary')
    .getByRole('link', { name: /^Change quantities/ });

  await page.setViewportSize({ width: 1100, height: 800 });
  await putInCart(page);
  await page.goto('/checkout');
  await page.getByText(texts.have).click();
  await page.getByLabel(texts.field).fill(code);
  await page.getByRole('button', { name: texts.apply }).click();
  await expect(main).toContainText('₨\u00a03,420');
  await changeQuantities.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main).toContainText('₨\u00a03,420');

  await main.getByRole('link', { name: /^Proceed to Checkout/ }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await main.getByRole('button', { name: new RegExp(`^Remove .*${code}$`) }).click();
  await expect(page.getByText(texts.have)).toBeVisible();
  await changeQuantities.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main.getByText(texts.have)).toBeVisible();
  await expect(main).not.toContainText('₨\u00a03,420');
  await switchOff(owner, code);
});
