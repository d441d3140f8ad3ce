import { expect } from '@playwright/test';
import { checkAtWidths } from './axe.ts';
import { test } from './fixtures.ts';

test('the accessibility check finds pale text, a nameless button and a small target, each time', async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>Page with faults</title><main>
    <p style="color: #ddd; background: #fff">Pale words</p>
    <button style="width: 9px; height: 9px; padding: 0"></button>
    <button style="width: 9px; height: 9px; padding: 0">x</button>
  </main></html>`);
  for (const _ of ['the first check', 'the second check']) {
    const message = await checkAtWidths(page, []).then(() => '', String);
    expect(message).toContain('color-contrast');
    expect(message).toContain('button-name');
    expect(message).toContain('target-size');
  }
});

test('a toast stays while a page is checked on a phone, however long that takes @phone @thorough', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const add = page.locator('#products').getByRole('button', { name: /^Add to Cart/ });
  await add.first().click();
  const toast = page.locator('[data-toasts] .toast');
  await expect(toast).toHaveText(/added to cart/);
  const counts: number[] = [];
  await page.exposeFunction('check', async () => {
    for (const _ of ['the toast leaves', 'it is removed']) await page.clock.runFor(10_000);
    counts.push(await toast.count());
    return { violations: [] };
  });
  await page.evaluate('window.axe = { run: () => check() }');
  await checkAtWidths(page, []);
  expect(counts).toEqual([1]);
});
