import type { Page } from '@playwright/test';

type View = {
  /** The file under docs/pictures/. */
  name: string;
  screen: 'phone' | 'desk' | 'tall';
  visitor: 'shopper' | 'owner';
  open: (page: Page) => Promise<unknown>;
};

/** Returns the views that README shows. `shippedId` is the id of an order on its way. */
export function viewsOf(shippedId: string): View[] {
  const at = (path: string) => (page: Page) => page.goto(path);
  return [
    { name: 'landing-en', screen: 'phone', visitor: 'shopper', open: at('/') },
    { name: 'landing-si', screen: 'phone', visitor: 'shopper', open: at('/si') },
    {
      name: 'order-page',
      screen: 'phone',
      visitor: 'shopper',
      open: at(`/order-success/${shippedId}`),
    },
    { name: 'today', screen: 'phone', visitor: 'owner', open: at('/admin/today') },
    { name: 'order-beside-list', screen: 'desk', visitor: 'owner', open: openFirstToConfirm },
    { name: 'dashboard', screen: 'tall', visitor: 'owner', open: at('/admin/dashboard') },
  ];
}

async function openFirstToConfirm(page: Page) {
  await page.goto('/admin/today');
  const order = page.getByRole('main').locator('li a[href*="/admin/orders/"]').first();
  await page.goto((await order.getAttribute('href')) ?? '');
  await page.getByRole('dialog').waitFor();
}
