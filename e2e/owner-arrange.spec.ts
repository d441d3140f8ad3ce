import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { aProductName, deleteProduct, fillInProduct } from './product-form.ts';

test('the owner moves products by keys and by dragging, and the landing page shows them in the same sequence @axe @thorough', async ({
  page,
  axe,
  ownerSignIn,
}) => {
  const name = aProductName();
  await ownerSignIn(page);
  await page.goto('/admin/products/new');
  await fillInProduct(page, name);
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'Arrange' }).click();
  const rows = page.getByRole('region', { name: 'Other products' }).getByRole('listitem');
  await expect(rows.first()).toContainText(name);
  await axe(page);
  const sequences = await recordSequences(page);
  const moved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: `Move ${name} down` }).press('Enter');
  await expect(rows.nth(1)).toContainText(name);
  await expect(page.getByRole('button', { name: `Move ${name} down` })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${name}: place 2 of` })).toHaveCount(1);
  await moved;

  const [handle, target] = [rows.nth(1).locator('.cursor-grab'), rows.nth(2)];
  // Keeps the target off the edges of the screen, where dragging scrolls the list and puts another row under the pointer.
  await target.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await handle.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error('The third row is not there.');
  await page.mouse.move(box.x + 20, box.y + box.height - 8, { steps: 4 });
  const dropped = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.mouse.up();
  await expect(rows.nth(2)).toContainText(name);
  await dropped;
  await page.waitForLoadState('networkidle');
  expect(await sequences.jsonValue(), 'the rows after each move').toHaveLength(2);

  const shown = page.locator('#products li').filter({ has: page.locator('h3') });
  const rowTexts = await rows.allInnerTexts();
  const above = rowTexts[1]?.split('\n')[0] ?? '';
  expect(above).not.toBe('');
  // On a busy machine the earlier page is served until the new one is rendered.
  await expect(async () => {
    await page.goto('/');
    const cards = await shown.allInnerTexts();
    const index = cards.findIndex((text) => text.includes(name));
    expect(cards[index - 1]).toContain(above);
  }).toPass();
  await page.goto('/admin/products');
  await deleteProduct(page, name);
});

/** Records each new sequence of the rows. A row that jumps back until new data are loaded would add two. */
function recordSequences(page: Page) {
  return page.evaluateHandle(() => {
    const list = document.querySelector('section:has(#others) ol');
    if (!list) throw new Error('The list is not there.');
    const sequences: string[] = [];
    const currentSequence = () =>
      [...list.children].map((row) => row.getAttribute('data-row')).join(' ');
    let last = currentSequence();
    new MutationObserver(() => {
      if (currentSequence() === last) return;
      last = currentSequence();
      sequences.push(last);
    }).observe(list, { childList: true });
    return sequences;
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is moved by a plain form @thorough', async ({ page, ownerSignIn }) => {
    await ownerSignIn(page);
    await page.goto('/admin/products/arrange');
    const rows = page.getByRole('region', { name: 'Other products' }).getByRole('listitem');
    const [first = '', second = ''] = await rows.allInnerTexts();
    await rows.first().getByRole('button', { name: /down$/ }).click();
    await expect(page.getByText('Product moved').first()).toBeVisible();
    expect((await rows.allInnerTexts()).slice(0, 2)).toEqual([second, first]);
    await rows.first().getByRole('button', { name: /down$/ }).click();
    await expect(rows.first()).toHaveText(first);
  });
});
