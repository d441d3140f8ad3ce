import { expect, type Locator } from '@playwright/test';
import { test, thoroughIf } from './fixtures.ts';

const homes = [
  { path: '/', language: 'en', title: 'Natural Relief, Local Tradition', products: 'Products' },
  { path: '/si', language: 'si', title: 'ස්වාභාවික සහනය, දේශීය සම්ප්‍රදාය', products: 'නිෂ්පාදන' },
];

for (const { path, language, title, products } of homes) {
  test(`the landing page shows its title and products in ${language} @axe${thoroughIf(language === 'si')}`, async ({
    page,
    axe,
  }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('heading', { level: 2, name: products }).first()).toBeVisible();
    await expect(page.locator('#products li')).toHaveCount(6);
    await axe(page);
  });
}

test('a product card shows badge, name in both languages, stars, price, delivery and stock @thorough', async ({
  page,
}) => {
  await page.goto('/');
  const oil = page.locator('#products li').first();
  await expect(oil).toContainText('Featured');
  await expect(oil).toContainText('Joint Relief Oil 100 ml');
  await expect(oil).toContainText('සන්ධි සහන තෛලය, මි.ලී. 100');
  await expect(oil).toContainText('(4.9)');
  await expect(oil).toContainText('₨\u00a03,800');
  await expect(oil).toContainText('Free Delivery Anywhere in Sri Lanka');
  await expect(oil).toContainText(/In Stock \(\d+ available\)/);
});

test('a product that is out of stock is marked and cannot be added @thorough', async ({ page }) => {
  await page.goto('/');
  const balm = page.locator('#products li', { hasText: 'Joint Relief Balm 50 g' });
  await expect(balm).toContainText('Out of Stock');
  await expect(balm.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
});

test('a toast about a success stays for two seconds, one about a refusal for four @thorough', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const expectStay = async (message: Locator, forMs: number) => {
    await expect(message).toBeVisible();
    await page.mouse.move(5, 400);
    await page.clock.runFor(forMs - 100);
    await expect(message).toBeVisible();
    let moreMs = 0;
    const isGone = async () => {
      moreMs += 200;
      await page.clock.runFor(200);
      return !(await message.isVisible());
    };
    await expect.poll(isGone, { intervals: [50] }).toBe(true);
    // Stays in the page for up to a second more while it fades out.
    expect(moreMs).toBeLessThan(2_000);
  };
  const add = page.locator('#products').getByRole('button', { name: /^Add to Cart/ });
  await add.first().click();
  await expectStay(page.getByText(/added to cart/).first(), 2_000);

  await page.clock.resume();
  await page.goto('/products/joint-relief-oil-100-ml');
  await page.clock.pauseAt(Date.now() + 600_000);
  await page.locator('.product-buy input[name="quantity"]').fill('many');
  await page.locator('.product-buy-button').click();
  await expectStay(page.getByText(/^Please enter a whole/).first(), 4_000);
});

test('the language switch keeps the page and its query', async ({ page }) => {
  await page.goto('/refund-policy?from=letter');
  await page.getByRole('link', { name: 'සිංහල' }).click();
  await expect(page).toHaveURL(/\/si\/refund-policy\?from=letter$/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/refund-policy\?from=letter$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page leads to every policy, every product, the cart, the account and the search for an order', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [name, path] of [
      ['Privacy Policy', '/privacy-policy'],
      ['Terms & Conditions', '/terms-conditions'],
      ['Refund Policy', '/refund-policy'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL('/sign-in?next=%2Faccount');
    await page.goto('/');
    const links = page.getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const inside = [...new Set(paths)].filter((path) => path?.startsWith('/'));
    expect(inside).toEqual(expect.arrayContaining(['/cart', '/track', '/si']));
    expect(inside.filter((path) => path?.startsWith('/products/'))).toHaveLength(6);
    for (const path of inside) await expect(await page.request.get(path ?? '')).toBeOK();
  });
});
