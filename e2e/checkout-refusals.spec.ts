import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { changeToStock, fillInCheckout, pressPlaceOrder, putInCart } from './shopping.ts';

test('after an order for more than is in stock is refused, the cart offers to change to what is left', async ({
  page,
}) => {
  await putInCart(page);
  await Promise.all([page.waitForResponse('**/cart/lines'), page.goto('/checkout')]);
  await fillInCheckout(page);
  // Changes the cart behind the page's back, as another device of an account does.
  await putInCart(page, 998);
  await pressPlaceOrder(page);
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toContainText('The total has changed');
  // Reloads the data, as the page does when it learns late that the cart has changed.
  const reloaded = page.waitForResponse(/\/checkout\.data/);
  await page.evaluate(() => window.__reactRouterDataRouter?.revalidate());
  await reloaded;
  await page.waitForFunction(() => window.__reactRouterDataRouter?.state.revalidation === 'idle');
  await expect(refusal).toContainText('The total has changed');
  await pressPlaceOrder(page);
  await expect(refusal).toContainText(/Only \d+ of .+ left/);
  await changeToStock(page, refusal);
});

test('a refusal stays visible when the page loads its data twice and React renders nothing in between @phone @thorough', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    // React schedules renders by messages to itself.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: [unknown]) {
      const post = () => postMessage.apply(this, args);
      if (document.documentElement.dataset['hold'] === 'renders') held.push(post);
      else for (const each of [...held.splice(0), post]) each();
    } as typeof postMessage;
  });
  await putInCart(page);
  await Promise.all([page.waitForResponse('**/cart/lines'), page.goto('/checkout')]);
  await fillInCheckout(page);
  await putInCart(page, 998);
  const { promise: refusalShown, resolve: continueReload } = Promise.withResolvers<void>();
  await page.route(/\/checkout\.data/, async (route) => {
    if (route.request().method() === 'GET') await refusalShown;
    await route.continue();
  });
  await pressPlaceOrder(page);
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toContainText('The total has changed');
  await page.evaluate(() => {
    document.documentElement.dataset['hold'] = 'renders';
  });
  continueReload();
  await page.waitForFunction(
    () => window.__reactRouterDataRouter?.state.navigation.state === 'idle',
  );
  await page.evaluate(() => window.__reactRouterDataRouter?.revalidate());
  await page.evaluate(() => {
    delete document.documentElement.dataset['hold'];
    new MessageChannel().port1.postMessage('');
  });
  await expect(page.getByRole('group').getByRole('heading', { level: 2 }).first()).toContainText(
    '999',
  );
  await expect(refusal).toContainText('The total has changed');
});

test('the cart page shows the cart that the server has, however it was changed @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await putInCart(page);
  await page.goto('/checkout');
  await putInCart(page);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Change quantities/ })
    .click();
  const quantity = page.getByRole('main').getByRole('group', { name: /^Quantity: / });
  await expect(quantity.getByRole('status')).toHaveText('2');
});
