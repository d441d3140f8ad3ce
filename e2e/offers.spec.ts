import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';

const copy = {
  en: {
    path: '',
    link: /^Offers by WhatsApp or SMS/,
    yes: /^Yes, send me offers/,
    agreed: /^You said yes on/,
    no: /^No more offers/,
    ended: /^We send you no offers/,
    back: /^Back to the order/,
  },
  si: {
    path: '/si',
    link: /^WhatsApp හෝ SMS මගින් විශේෂ දීමනා/,
    yes: /^ඔව්, විශේෂ දීමනා එවන්න/,
    agreed: /දින ඔබ කැමැත්ත දුන්නා/,
    no: /^තවත් විශේෂ දීමනා එවන්න එපා/,
    ended: /^අපි ඔබට විශේෂ දීමනා එවන්නේ නැහැ/,
    back: /^ඇණවුමට ආපසු/,
  },
};

for (const language of ['en', 'si'] as const) {
  const texts = copy[language];
  test(`${language}: a shopper agrees to offers from the order page, is listed for the owner, and ends the offers again @axe @thorough`, async ({
    page,
    browser,
    baseURL,
    axe,
    ownerSignIn,
  }) => {
    const { orderId, phone } = await buySomething(baseURL);
    const owner = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await ownerSignIn(owner);
    const listed = async () => (await owner.request.get('/admin/customers/offers.csv')).text();
    await page.goto(`${texts.path}/order-success/${orderId}`);
    await page.getByRole('link', { name: texts.link }).click();
    await axe(page);
    expect(await listed()).not.toContain(phone);
    await page.getByRole('button', { name: texts.yes }).click();
    await expect(page.getByText(texts.agreed)).toBeVisible();
    await axe(page);
    expect(await listed()).toContain(phone);

    const [row = ''] = (await listed()).split('\n').filter((line) => line.includes(phone));
    const [link = ''] = /http[^"]+\/offers\/[0-9a-f-]{36}/.exec(row) ?? [];
    await page.goto(new URL(link).pathname);
    await page.getByRole('button', { name: texts.no }).click();
    await expect(page.getByText(texts.ended)).toBeVisible();
    await axe(page);
    expect(await listed()).not.toContain(phone);

    await page.goto(`${texts.path}/order-success/${orderId}/offers`);
    await expect(page.getByRole('button', { name: texts.yes })).toBeVisible();
    await page.getByRole('link', { name: texts.back }).click();
    await expect(page).toHaveURL(new RegExp(`/order-success/${orderId}$`));
  });
}
