import { addButton, expectCount, oil, rollOn } from './cart-link.ts';
import { test } from './fixtures.ts';

test('ten fast presses add ten, and a reload still shows them', async ({ page }) => {
  await page.goto('/');
  const button = addButton(page, oil);
  for (let press = 1; press <= 10; press += 1) await button.click({ noWaitAfter: true });
  await expectCount(page, 10);
  await page.reload();
  await expectCount(page, 10);
});

test('a press that is on its way when the page is left shows on the next one', async ({ page }) => {
  await page.goto('/');
  const { promise: isReadAgain, resolve: readAgain } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/cart/lines', async (route) => {
    const isHeld = isFirst;
    isFirst = false;
    if (isHeld) await isReadAgain;
    // The page of the held request is gone by now.
    await route.continue().catch(() => undefined);
  });
  await addButton(page, oil).click();
  await expectCount(page, 1);

  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/cart/lines') readAgain();
  });
  await page.reload();
  await expectCount(page, 1);
  await page.reload();
  await expectCount(page, 1);
});

test('two tabs fill one cart, and each shows what the other did @thorough', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/');
  const presses = [addButton(page, oil), addButton(other, rollOn)].map(async (button) => {
    for (let press = 1; press <= 5; press += 1) await button.click();
  });
  await Promise.all(presses);
  await expectCount(page, 10);
  await expectCount(other, 10);
});
