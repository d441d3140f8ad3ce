import { expect } from '@playwright/test';
import { anEmail, aPhone, customerPassword, signIn, signUp } from './customers.ts';
import { test } from './fixtures.ts';
import { aVerifiedPhone } from './password-reset.ts';
import { postForm } from './post-form.ts';
import { expectConfirmed, fillInCheckout, pressPlaceOrder, putInCart } from './shopping.ts';

const copy = {
  '': {
    save: /^Save/,
    saved: 'Your details have been saved.',
    password: 'Please enter your password to change your email or phone.',
    used: 'An account with this email or phone already exists.',
    onTheWay: 'One of your orders is still on its way.',
    delete: /^Delete my account/,
    wrong: 'This password is not correct.',
    deleted: /^Your account has been deleted\./,
  },
  '/si': {
    save: /^සුරකින්න/,
    saved: 'ඔබේ විස්තර සුරැකුණා.',
    password: 'ඊමේල් ලිපිනය හෝ දුරකථන අංකය වෙනස් කිරීමට කරුණාකර මුරපදය ඇතුළත් කරන්න.',
    used: 'මෙම ඊමේල් ලිපිනයට හෝ දුරකථන අංකයට දැනටමත් ගිණුමක් තිබෙනවා.',
    onTheWay: 'ඔබට තවම ලැබී නැති ඇණවුමක් තිබෙනවා.',
    delete: /^මගේ ගිණුම මකන්න/,
    wrong: 'මෙම මුරපදය නිවැරදි නැහැ.',
    deleted: /^ඔබේ ගිණුම මැකුවා\./,
  },
} as const;

for (const prefix of ['', '/si'] as const) {
  const texts = copy[prefix];

  test(`details under "${prefix}" are changed, and a new phone number needs the password @axe @thorough`, async ({
    page,
    axe,
    browser,
    ownerSignIn,
  }) => {
    const taken = await aVerifiedPhone(page, ownerSignIn, browser);
    await signUp(page);
    await page.goto(`${prefix}/account/details`);
    const save = page.getByRole('main').getByRole('button', { name: texts.save });
    const problems = page.getByRole('main').getByRole('alert').getByRole('link');
    await axe(page);
    await page.locator('#name').fill('Kamala Perera');
    await save.click();
    await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
    await expect(page.getByText(/Kamala Perera/).first()).toBeVisible();

    await page.locator('#phone').fill(taken);
    await save.click();
    await expect(problems).toHaveText([texts.password]);
    // On a scrolled page the header may cover half a field, which axe would report as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await axe(page);
    await page.locator('#password').fill(customerPassword);
    await save.click();
    await expect(problems).toHaveText([texts.used]);
    await expect(page.locator('#password')).toHaveValue('');
    const phone = aPhone();
    await page.locator('#phone').fill(phone);
    await page.locator('#password').fill(customerPassword);
    await save.click();
    await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
    await expect(page.locator('#password')).toHaveValue('');

    await page.context().clearCookies();
    await signIn(page, phone);
  });

  test(`an account under "${prefix}" is deleted once no order is on its way, and nobody can sign in to it again @axe @thorough`, async ({
    page,
    browser,
    axe,
    ownerSignIn,
  }) => {
    const { identifier } = await signUp(page, { identifier: anEmail() });
    await putInCart(page);
    await page.goto('/checkout');
    await fillInCheckout(page);
    await pressPlaceOrder(page);
    await expectConfirmed(page);
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`${prefix}/account/delete`);
    await expect(page.getByText(texts.onTheWay)).toBeVisible();
    await axe(page);

    const owner = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const panel = await owner.newPage();
    await ownerSignIn(panel);
    await postForm(panel, `/admin/orders/${orderId}/status`, { status: 'delivered' });
    await page.reload();
    const deleteButton = page.getByRole('main').getByRole('button', { name: texts.delete });
    await axe(page);
    await page.locator('#password').fill('a wrong guess');
    await deleteButton.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([texts.wrong]);
    await expect(page.locator('#password')).toHaveValue('');
    await page.locator('#password').fill(customerPassword);
    await deleteButton.click();
    await expect(page.getByRole('heading', { name: texts.deleted })).toBeVisible();
    await axe(page);

    await panel.goto(`/admin/orders/${orderId}`);
    await expect(panel.getByRole('dialog').getByText('Person removed')).toBeVisible();
    await expect(panel.getByText('Temple Road')).toHaveCount(0);
    await owner.close();
    await page.goto('/account');
    await expect(page).toHaveURL(/\/sign-in/);
    const again = await postForm(page, '/sign-in', { identifier, password: customerPassword });
    expect(again.status()).toBe(401);
  });
}

test('a customer downloads the data of the account as a file @thorough', async ({ page }) => {
  const { identifier } = await signUp(page);
  await page.goto('/account/details');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download my data/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('sandhi-my-data.json');
  const stream = await file.createReadStream();
  const chunks = await stream.toArray();
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    account: { name: 'Kamala Silva', email: identifier },
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('details are changed and the account is deleted by plain forms @thorough', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/account/details');
    await page.locator('#name').fill('Kamala Perera');
    await page.getByRole('main').getByRole('button', { name: copy[''].save }).click();
    await expect(page.getByText(copy[''].saved)).toBeVisible();
    await page.getByRole('link', { name: copy[''].delete }).click();
    await page.locator('#password').fill(customerPassword);
    await page.getByRole('main').getByRole('button', { name: copy[''].delete }).click();
    await expect(page.getByRole('heading', { name: copy[''].deleted })).toBeVisible();
  });
});
