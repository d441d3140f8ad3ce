import { expect, type Route } from '@playwright/test';
import { busyErrors, busyText, refuseAsBusy } from './busy-response.ts';
import { test } from './fixtures.ts';
import { addCodeAsOwner, copy, switchOff } from './promo-codes.ts';
import { putInCart } from './shopping.ts';

test('a code that is sent while the shop is busy leaves the cart as it is, and says so @thorough', async ({
  page,
  browser,
  baseURL,
  ownerSignIn,
  browserErrors,
}) => {
  browserErrors.expect(busyErrors);
  const { owner, code } = await addCodeAsOwner(browser, baseURL, ownerSignIn);
  await putInCart(page);
  await page.goto('/cart');
  await page.route('**/cart/promo', refuseAsBusy);
  await page.getByText(copy.en.have).click();
  await page.getByLabel(copy.en.field).fill(code);
  await page.getByRole('button', { name: copy.en.apply }).click();
  await expect(page.getByRole('main').getByText(busyText)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByLabel(copy.en.field)).toHaveValue(code);
  await switchOff(owner, code);
});

test('a quantity that is changed while a code is checked counts, and so does the code @thorough', async ({
  page,
  browser,
  baseURL,
  ownerSignIn,
}) => {
  const { owner, code } = await addCodeAsOwner(browser, baseURL, ownerSignIn);
  await putInCart(page);
  await page.goto('/cart');
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/cart/promo', (route) => holdResponse(route, held.resolve, released.promise));
  await page.getByText(copy.en.have).click();
  await page.getByLabel(copy.en.field).fill(code);
  await page.getByRole('button', { name: copy.en.apply }).click();
  await held.promise;
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(page.getByRole('main')).toContainText('₨\u00a07,600');
  released.resolve();
  await expect(page.getByRole('main')).toContainText('₨\u00a06,840');
  await page.goto('/checkout');
  await expect(page.getByRole('main')).toContainText(code);
  await expect(page.getByRole('main')).toContainText('₨\u00a06,840');
  await switchOff(owner, code);
});

/** Lets the shop handle the request, but delivers its response and cookies only once it is released. */
async function holdResponse(route: Route, onHeld: () => void, released: Promise<void>) {
  const context = route.request().frame().page().context();
  const before = await context.cookies();
  const response = await route.fetch();
  const after = await context.cookies();
  await context.clearCookies();
  await context.addCookies(before);
  onHeld();
  await released;
  await context.addCookies(after);
  await route.fulfill({ response });
}

test('a code that is tried again keeps its field while it is checked, and the focus stays at the code @thorough', async ({
  page,
  browser,
  baseURL,
  ownerSignIn,
  browserErrors,
}) => {
  browserErrors.expect(/409/);
  const { owner, code } = await addCodeAsOwner(browser, baseURL, ownerSignIn);
  await putInCart(page);
  await page.goto('/cart');
  const field = page.getByLabel(copy.en.field);
  const apply = page.getByRole('button', { name: copy.en.apply });
  await page.getByText(copy.en.have).click();
  await field.fill('nosuch');
  await field.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(copy.en.unknown);

  const released = Promise.withResolvers<void>();
  await page.route('**/cart/promo', (route) => released.promise.then(() => route.continue()));
  await field.fill(code);
  await field.press('Enter');
  await expect(apply).toHaveAttribute('aria-busy', 'true');
  await expect(apply).toBeVisible();
  await expect(field).toBeFocused();
  released.resolve();

  const remove = page.getByRole('button', { name: new RegExp(`^Remove.*${code}`) });
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(page.locator('summary', { hasText: copy.en.have })).toBeFocused();
  await switchOff(owner, code);
});
