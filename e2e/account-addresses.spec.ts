import { expect, type Page } from '@playwright/test';
import { signUp } from './customers.ts';
import { test } from './fixtures.ts';
import {
  checkoutCopy,
  expectConfirmed,
  fillInCheckout,
  pressPlaceOrder,
  putInCart,
} from './shopping.ts';

type Prefix = '' | '/si';

const copy = {
  '': {
    none: /^No addresses yet/,
    add: /^Add address/,
    save: /^Save/,
    saved: 'Address saved.',
    isDefault: /^Default address/,
    makeDefault: /^Make default.*: Amma/,
    edit: /^Edit.*: Amma/,
    delete: /^Delete.*: Amma/,
    deleteYes: /^Yes, delete it.*: Amma/,
    deleted: 'Address deleted.',
    wrong: 'Please enter your city.',
    choose: /^Your addresses/,
    use: /^Use this address/,
  },
  '/si': {
    none: /^තවම ලිපින නැහැ/,
    add: /^ලිපිනයක් එක් කරන්න/,
    save: /^සුරකින්න/,
    saved: 'ලිපිනය සුරැකුණා.',
    isDefault: /^ප්‍රධාන ලිපිනය/,
    makeDefault: /^ප්‍රධාන ලිපිනය කරන්න\s*: Amma/,
    edit: /^සංස්කරණය කරන්න\s*: Amma/,
    delete: /^මකන්න\s*: Amma/,
    deleteYes: /^ඔව්, මකන්න\s*: Amma/,
    deleted: 'ලිපිනය මැකුවා.',
    wrong: 'කරුණාකර නගරය ඇතුළත් කරන්න.',
    choose: /^ඔබේ ලිපින/,
    use: /^මෙම ලිපිනය යොදා ගන්න/,
  },
} as const;

const main = (page: Page) => page.getByRole('main');

async function addAddress(page: Page, prefix: Prefix, who: { name: string; city: string }) {
  await page.goto(`${prefix}/account/addresses/new`);
  await page.locator('#customerName').fill(who.name);
  await page.locator('#phone').fill('071 234 5678');
  await page.locator('#address').fill('5, Galle Road');
  await page.locator('#city').fill(who.city);
  await page.locator('#district').selectOption('Gampaha');
  await page.locator('#province').selectOption('Western');
  await main(page).getByRole('button', { name: copy[prefix].save }).click();
}

for (const prefix of ['', '/si'] as const) {
  const texts = copy[prefix];

  test(`addresses under "${prefix}" are added, changed, chosen and deleted @axe @thorough`, async ({
    page,
    axe,
  }) => {
    await signUp(page);
    await page.goto(`${prefix}/account/addresses`);
    await expect(page.getByRole('heading', { name: texts.none })).toBeVisible();
    await main(page).getByRole('link', { name: texts.add }).click();
    await expect(page.locator('#customerName')).toHaveValue('Kamala Silva');
    await page.locator('#phone').fill('071 234 5678');
    await page.locator('#address').fill('5, Galle Road');
    await page.locator('#district').selectOption('Gampaha');
    await page.locator('#province').selectOption('Western');
    await main(page).getByRole('button', { name: texts.save }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([texts.wrong]);
    await axe(page);
    await page.locator('#city').fill('Galle');
    await main(page).getByRole('button', { name: texts.save }).click();
    await expect(page.locator('div[tabindex="-1"]', { hasText: texts.saved })).toBeFocused();

    await addAddress(page, prefix, { name: 'Amma', city: 'Kandy' });
    const cards = main(page).getByRole('article');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Galle');
    await expect(cards.first()).toContainText(texts.isDefault);
    await axe(page);
    await page.getByRole('button', { name: texts.makeDefault }).click();
    await expect(cards.first()).toContainText('Kandy');

    await page.getByRole('link', { name: texts.edit }).click();
    await page.locator('#city').fill('Matale');
    await main(page).getByRole('button', { name: texts.save }).click();
    await expect(cards.first()).toContainText('Matale');
    await page.locator('summary', { hasText: texts.delete }).click();
    await page.getByRole('button', { name: texts.deleteYes }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.deleted })).toBeVisible();
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText(texts.isDefault);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`at the checkout, script: ${javaScriptEnabled}`, () => {
      test.use({ javaScriptEnabled });

      test(`under "${prefix}" the default address is filled in, and another can be chosen @axe @thorough`, async ({
        page,
        axe,
      }) => {
        await signUp(page);
        await addAddress(page, prefix, { name: 'Kamala Silva', city: 'Galle' });
        await expect(main(page).getByText(texts.saved)).toBeVisible();
        await addAddress(page, prefix, { name: 'Amma', city: 'Kandy' });
        await expect(main(page).getByText(texts.saved)).toBeVisible();
        await putInCart(page);
        await page.goto(`${prefix}/checkout`);
        await expect(page.locator('#city')).toHaveValue('Galle');
        await expect(page.locator('#province')).toHaveValue('Western');
        await page.locator('#specialInstructions').fill('Please call.');

        const choice = page.getByLabel(texts.choose);
        const second = (await choice.locator('option').allTextContents())[1] ?? '';
        expect(second).toContain('Amma');
        await choice.selectOption(second);
        await page.getByRole('button', { name: texts.use }).click();

        await expect(page.locator('#city')).toHaveValue('Kandy');
        await expect(page.locator('#customerName')).toHaveValue('Amma');
        await expect(page.locator('#phone')).toHaveValue('071 234 5678');
        await expect(page.locator('#specialInstructions')).toHaveValue('Please call.');
        // On a scrolled page the header may cover half a field, which axe would report as too small.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        if (javaScriptEnabled) await axe(page);
        await pressPlaceOrder(page, prefix === '' ? 'en' : 'si');
        await expectConfirmed(page, prefix === '' ? 'en' : 'si');
        await expect(main(page).getByText('Amma')).toBeVisible();
      });
    });
  }
}

test('the address of an order is saved when its checkbox is ticked, and a reload keeps what is typed over a saved one @thorough', async ({
  page,
}) => {
  await signUp(page);
  await putInCart(page);
  await page.goto('/checkout');
  await fillInCheckout(page);
  const saveAddress = page.getByRole('checkbox', { name: /^Save this address/ });
  await saveAddress.check();
  await page.reload();
  await expect(saveAddress).toBeChecked();
  await pressPlaceOrder(page);
  await expectConfirmed(page);
  await page.goto('/account/addresses');
  await expect(main(page).getByRole('article')).toContainText('24/1, Temple Road');

  await putInCart(page);
  await page.goto('/checkout');
  await expect(page.getByLabel(checkoutCopy.en.city)).toHaveValue('Matara');
  await page.getByLabel(checkoutCopy.en.city).fill('Weligama');
  await page.reload();
  await expect(page.getByLabel(checkoutCopy.en.city)).toHaveValue('Weligama');
});

test('an address is added by keyboard alone @thorough', async ({ page }) => {
  await signUp(page);
  await page.goto('/account/addresses/new');
  await page.locator('#customerName').focus();
  for (const typed of ['Amma', '0712345678', '5 Galle Road', 'Kandy', 'Kand', 'Ce']) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('article')).toContainText('Central Province');
});
