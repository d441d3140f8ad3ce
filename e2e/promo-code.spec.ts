import { type Browser, expect, type Page, type Route } from '@playwright/test';
import { answerBusy, busyErrors } from './busy-answer.ts';
import { test, thoroughIf } from './fixtures.ts';
import { fillIn, place, putInCart } from './shopping.ts';

const copy = {
  en: {
    path: '',
    have: /^Have a promo code\?/,
    field: /^Promo code/,
    apply: /^Apply/,
    unknown: 'We do not know the promo code NOSUCH.',
    off: 'is no longer valid.',
  },
  si: {
    path: '/si',
    have: /^වට්ටම් කේතයක් තිබේද\?/,
    field: /^වට්ටම් කේතය/,
    apply: /^යොදන්න/,
    unknown: 'NOSUCH වට්ටම් කේතය හඳුනා ගත නොහැකියි.',
    off: 'වට්ටම් කේතය තවදුරටත් වලංගු නැහැ.',
  },
};

/** Adds a code for ten percent. Each journey switches its code off again, because all share one shop. */
async function addCode(page: Page, code: string): Promise<void> {
  await page.goto('/admin/promo-codes/new');
  await page.getByLabel(/^Code/).fill(code);
  await page.getByLabel(/^Percent or rupees/).fill('10');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Active');
}

async function switchOff(page: Page, code: string): Promise<void> {
  await page.goto('/admin/promo-codes');
  await page.getByRole('link', { name: `Edit ${code}` }).click();
  await page.getByLabel(/^Shoppers can use it/).uncheck();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Off');
}

/** Adds a code in a browser of the owner. */
async function addCodeAsOwner(
  browser: Browser,
  baseURL: string | undefined,
  ownerSignIn: (page: Page) => Promise<void>,
) {
  const code = `WALK-${Date.now().toString(36).toUpperCase()}`;
  const owner = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await ownerSignIn(owner);
  await addCode(owner, code);
  return { owner, code };
}

for (const language of ['en', 'si'] as const) {
  const texts = copy[language];
  test(`${language}: a code takes its part off in the cart and on the order, and says so once it is switched off @axe${thoroughIf(language === 'si')}`, async ({
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
    await fillIn(page, language);
    await place(page, language);
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

test('a code that is applied or removed at the checkout is so in the cart as well', async ({
  page,
  browser,
  baseURL,
  ownerSignIn,
}) => {
  const code = `DESK-${Date.now().toString(36).toUpperCase()}`;
  const owner = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await ownerSignIn(owner);
  await addCode(owner, code);
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

test('a code that is sent while the shop is busy leaves the cart as it is, and says so', async ({
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
  await page.route('**/cart/promo', answerBusy);
  await page.getByText(copy.en.have).click();
  await page.getByLabel(copy.en.field).fill(code);
  await page.getByRole('button', { name: copy.en.apply }).click();
  await expect(page.getByText('The promo code could not be checked.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByLabel(copy.en.field)).toHaveValue(code);
  await switchOff(owner, code);
});

test('a quantity that is changed while a code is checked counts, and so does the code', async ({
  page,
  browser,
  baseURL,
  ownerSignIn,
}) => {
  const { owner, code } = await addCodeAsOwner(browser, baseURL, ownerSignIn);
  await putInCart(page);
  await page.goto('/cart');
  const isHeld = Promise.withResolvers<void>();
  const isReleased = Promise.withResolvers<void>();
  await page.route('**/cart/promo', (route) =>
    holdAnswer(route, isHeld.resolve, isReleased.promise),
  );
  await page.getByText(copy.en.have).click();
  await page.getByLabel(copy.en.field).fill(code);
  await page.getByRole('button', { name: copy.en.apply }).click();
  await isHeld.promise;
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(page.getByRole('main')).toContainText('₨\u00a07,600');
  isReleased.resolve();
  await expect(page.getByRole('main')).toContainText('₨\u00a06,840');
  await page.goto('/checkout');
  await expect(page.getByRole('main')).toContainText(code);
  await expect(page.getByRole('main')).toContainText('₨\u00a06,840');
  await switchOff(owner, code);
});

/** Lets the shop handle the request, but delivers its response and cookies only once it is released. */
async function holdAnswer(route: Route, held: () => void, isReleased: Promise<void>) {
  const context = route.request().frame().page().context();
  const before = await context.cookies();
  const response = await route.fetch();
  const after = await context.cookies();
  await context.clearCookies();
  await context.addCookies(before);
  held();
  await isReleased;
  await context.addCookies(after);
  await route.fulfill({ response });
}

test('a code that is tried again keeps its field while it is checked, and the focus stays at the code', async ({
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

  const isReleased = Promise.withResolvers<void>();
  await page.route('**/cart/promo', (route) => isReleased.promise.then(() => route.continue()));
  await field.fill(code);
  await field.press('Enter');
  await expect(apply).toHaveAttribute('aria-busy', 'true');
  await expect(apply).toBeVisible();
  await expect(field).toBeFocused();
  isReleased.resolve();

  const remove = page.getByRole('button', { name: new RegExp(`^Remove.*${code}`) });
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(page.locator('summary', { hasText: copy.en.have })).toBeFocused();
  await switchOff(owner, code);
});
