import { expect } from '@playwright/test';
import { buySomething } from './buy-something.ts';
import { test } from './fixtures.ts';

const words = {
  en: {
    path: '',
    link: /^Offers by WhatsApp or SMS/,
    yes: /^Yes, send me offers/,
    agreed: /^You said yes on/,
    no: /^No more offers/,
    ended: /We ask before we send you any/,
    back: /^Back to the order/,
  },
  si: {
    path: '/si',
    link: /^WhatsApp හෝ SMS මගින් විශේෂ දීමනා/,
    yes: /^ඔව්, විශේෂ දීමනා එවන්න/,
    agreed: /දින ඔබ කැමැත්ත දුන්නා/,
    no: /^තවත් දීමනා එවන්න එපා/,
    ended: /ඔබේ කැමැත්ත නැතිව අපි කිසිවක් එවන්නේ නැහැ/,
    back: /^නැවත ඇණවුමට/,
  },
};

for (const language of ['en', 'si'] as const) {
  const say = words[language];
  test(`${language}: a shopper says yes to offers from the order page, is listed for the owner, and gets out again @axe @thorough`, async ({
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
    const digits = phone.replaceAll(' ', '').slice(1);
    await page.goto(`${say.path}/order-success/${orderId}`);
    await page.getByRole('link', { name: say.link }).click();
    await axe(page);
    expect(await listed()).not.toContain(digits);
    await page.getByRole('button', { name: say.yes }).click();
    await expect(page.getByText(say.agreed)).toBeVisible();
    await axe(page);
    expect(await listed()).toContain(digits);
    await page.getByRole('button', { name: say.no }).click();
    await expect(page.getByText(say.ended)).toBeVisible();
    expect(await listed()).not.toContain(digits);
    await page.getByRole('link', { name: say.back }).click();
    await expect(page).toHaveURL(new RegExp(`/order-success/${orderId}$`));
  });
}
