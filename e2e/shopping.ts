import { expect, type Locator, type Page } from '@playwright/test';
import { aPhone } from './customers.ts';
import { originOf } from './post-form.ts';

type Language = 'en' | 'si';

/** The path of the checkout, and the texts by which journeys find what they fill in, press and read, by language. */
export const checkoutCopy = {
  en: {
    checkout: '/checkout',
    name: /^Full Name/,
    phone: /^Phone/,
    address: /^Street Address/,
    city: /^City/,
    province: /^Province/,
    bank: /^Bank Transfer/,
    place: /^Place Order/,
    confirmed: /^Order Confirmed!/,
    steps: [/within 24 hours/, /by courier/, /2-5 business days/],
    empty: /^Cart is Empty/,
  },
  si: {
    checkout: '/si/checkout',
    name: /^සම්පූර්ණ නම/,
    phone: /^දුරකථන අංකය/,
    address: /^නිවසේ අංකය/,
    city: /^නගරය/,
    province: /^පළාත/,
    bank: /^බැංකු ගිණුමට/,
    place: /^ඇණවුම් කරන්න/,
    confirmed: /^ඇණවුම තහවුරු කළා!/,
    steps: [/පැය 24ක් ඇතුළත/, /කුරියර්/, /වැඩ කරන දින 2-5/],
    empty: /^කරත්තය හිස්/,
  },
} as const;

/** Puts the first product in stock into the cart by the request that its card sends, without opening a page. */
export async function putInCart(page: Page, quantity = 1): Promise<void> {
  const home = await (await page.request.get('/')).text();
  const productId = /name="productId" value="([0-9a-f-]{36})"/.exec(home)?.[1] ?? '';
  const response = await page.request.post('/cart/lines', {
    form: { intent: 'add', productId, quantity: `${quantity}`, language: 'en' },
    headers: { Origin: originOf(page), Accept: 'application/json' },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Fills in the form of the checkout. */
export async function fillInCheckout(
  page: Page,
  language: Language = 'en',
  city = 'Matara',
): Promise<void> {
  const texts = checkoutCopy[language];
  await expectCheckout(page, language);
  await page.getByLabel(texts.name).fill('Dilani Jayawardena');
  await page.getByLabel(texts.phone).fill(aPhone());
  await page.getByLabel(texts.address).fill('24/1, Temple Road');
  await page.getByLabel(texts.city).fill(city);
  await page.getByLabel(texts.province).selectOption('Southern');
}

/**
 * Expects the form of the checkout. The contact form of the landing page has fields of the same names, and is there until
 * the checkout is rendered, which is after the URL has changed.
 */
export async function expectCheckout(page: Page, language: Language = 'en'): Promise<void> {
  await expect(page.getByLabel(checkoutCopy[language].address)).toBeVisible();
}

/** Presses the button that places the order. */
export async function pressPlaceOrder(page: Page, language: Language = 'en'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: checkoutCopy[language].place }).click();
}

/** Expects the page of a confirmed order. Returns the order's number. */
export async function expectConfirmed(page: Page, language: Language = 'en'): Promise<string> {
  await expect(page.getByRole('heading', { name: checkoutCopy[language].confirmed })).toBeVisible();
  return orderNumberOn(page);
}

export async function orderNumberOn(page: Page): Promise<string> {
  const number = await page.getByText(/^ORD-\d{13}-\d{1,3}$/).textContent();
  return number ?? '';
}

/** Follows a refusal for too little stock to the cart, and changes the quantity to what is left. */
export async function changeToStock(page: Page, refusal: Locator): Promise<void> {
  await refusal.getByRole('link', { name: /^Your Cart/ }).click();
  await expect(page).toHaveURL(/\/cart#line-/);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Change to/ }).click();
  await expect(main.getByText(/^Only \d+ in stock/)).toBeHidden();
}
