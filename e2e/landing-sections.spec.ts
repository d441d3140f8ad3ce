import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const sections = ['home', 'about', 'products', 'benefits', 'testimonials', 'contact'];

function openMenu(page: Page) {
  return page.locator('a[href$="#site-links"]').click();
}

for (const path of ['/', '/si']) {
  test(`the six links of the header and of the footer lead to six sections on ${path} @thorough`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const links of [
      page.locator('#site-links a[href*="#"]'),
      page.locator('.site-nav-links a'),
    ]) {
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(sections.map((section) => `${path}#${section}`));
    }
    for (const section of sections) await expect(page.locator(`section#${section}`)).toHaveCount(1);
  });

  test(`the open menu is accessible on ${path} @axe @thorough`, async ({ page, axe }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await openMenu(page);
    await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(10);
    await axe(page);
  });
}

test('the menu is 320 px wide, says each link in both languages and closes on its button @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/');
  await openMenu(page);
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'About' })).toContainText('අප ගැන');
  expect((await menu.boundingBox())?.width).toBeCloseTo(320, 0);
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.locator('a[href$="#site-links"]')).toBeFocused();
});

test('a link of the menu closes it and goes to its section @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/');
  await openMenu(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Benefits' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#benefits h2')).toBeInViewport();
  await expect(page.locator('#benefits')).toBeFocused();
});

test('the header floats after 50 px of scrolling, and keeps its height @thorough', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.locator('.site-nav');
  const height = (await bar.boundingBox())?.height;
  await expect(bar).not.toHaveAttribute('data-pill');
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
  await expect(bar).not.toHaveAttribute('data-pill');
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
  await expect(bar).toHaveAttribute('data-pill');
  expect((await bar.boundingBox())?.height).toBe(height);
});

test('the magnifier goes to the search of the products, from any page @thorough', async ({
  page,
}) => {
  await page.goto('/refund-policy');
  await page.locator('header').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/#products$/);
  await expect(page.locator('#product-search')).toBeFocused();
});

test('Order Now puts the first product in stock into the cart and opens it @thorough', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Order Now/ }).click();
  const cart = page.getByRole('dialog');
  await expect(cart).toContainText('Joint Relief Oil 100 ml');
  await expect(cart).toContainText('3,800');
});

test('Learn More goes to the heritage @thorough', async ({ page }) => {
  await page.goto('/si');
  await page.getByRole('link', { name: 'තව දැනගන්න' }).click();
  await expect(page.locator('#about h2')).toBeInViewport();
});

test('six plants drift beside the hero, and stop when it is out of view or less motion is wanted @thorough', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.locator('.particle')).toHaveCount(6);
  const state = () =>
    page
      .locator('.particle')
      .first()
      .evaluate((one) => getComputedStyle(one).animationPlayState);
  expect(await state()).toBe('running');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(state).toBe('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const animation = await page
    .locator('.particle')
    .first()
    .evaluate((one) => getComputedStyle(one).animationName);
  expect(animation).toBe('none');
});

test('sections appear when they are scrolled into view, and at once where less motion is wanted @thorough', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const figures = page.locator('#benefits dl');
  await expect(figures).toHaveAttribute('data-reveal', 'waiting');
  await figures.scrollIntoViewIfNeeded();
  await expect(figures).toHaveAttribute('data-reveal', 'shown');
  await expect(figures).toHaveCSS('opacity', '1');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(figures).toHaveAttribute('data-reveal', '');
});

test('the fixed claims and testimonials are shown @thorough', async ({ page }) => {
  await page.goto('/');
  for (const claim of ['98%', '7 Days', '5000+']) {
    await expect(page.locator('#benefits dd', { hasText: claim })).toBeVisible();
  }
  await expect(page.locator('#testimonials figure')).toHaveCount(3);
  await expect(page.locator('#testimonials').getByText('5 stars')).toHaveCount(3);
  const order = page.getByRole('link', { name: /^Order Your Relief Today/ });
  await expect(order).toHaveAttribute('href', '/#products');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and Order Now leads to the cart @thorough', async ({ page }) => {
    await page.goto('/si');
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    await expect(page.locator('.chat-button')).toBeHidden();
    await page.getByRole('button', { name: 'දැන්ම ඇණවුම් කරන්න' }).click();
    await expect(page).toHaveURL(/\/si\/cart$/);
    await expect(page.locator('main')).toContainText('සන්ධි සහන තෛලය, මි.ලී. 100');
  });
});
