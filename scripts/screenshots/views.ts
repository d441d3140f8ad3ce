import type { Page } from '@playwright/test';

type View = {
  /** The file under docs/pictures/. */
  name: string;
  on: 'phone' | 'desk' | 'tall';
  by: 'shopper' | 'owner';
  open: (page: Page) => Promise<unknown>;
};

/** Returns what README shows. `shippedId` is an order on its way. */
export function viewsOf(shippedId: string): View[] {
  const at = (path: string) => (page: Page) => page.goto(path);
  return [
    { name: 'landing-en', on: 'phone', by: 'shopper', open: at('/') },
    { name: 'landing-si', on: 'phone', by: 'shopper', open: at('/si') },
    { name: 'order-page', on: 'phone', by: 'shopper', open: at(`/order-success/${shippedId}`) },
    { name: 'today', on: 'phone', by: 'owner', open: at('/admin/today') },
    { name: 'order-sheet', on: 'desk', by: 'owner', open: openFirstToConfirm },
    { name: 'dashboard', on: 'tall', by: 'owner', open: at('/admin/dashboard') },
  ];
}

async function openFirstToConfirm(page: Page) {
  await page.goto('/admin/today');
  const order = page.getByRole('main').locator('li a[href*="/admin/orders/"]').first();
  await page.goto((await order.getAttribute('href')) ?? '');
  await page.getByRole('dialog').waitFor();
}
