import { expect, type Page } from '@playwright/test';

let named = 0;
/** A name that no other journey has given. */
export function aProductName() {
  named += 1;
  return `Test Oil ${Date.now()}${named}`;
}

/** Fills in everything that a product needs. The form is the dialog, or the page where there is no script. */
export async function fillInProduct(page: Page, name: string) {
  await page.locator('[name="nameEn"]').fill(name);
  await page.locator('[name="nameSi"]').fill('පරීක්ෂණ තෛලය');
  await page.locator('[name="descriptionEn"]').fill('Warms tired joints.');
  await page.locator('[name="descriptionSi"]').fill('වෙහෙසට පත් සන්ධිවලට සහනයක්.');
  await page.locator('[name="priceLkr"]').fill('2,450');
  await page.locator('[name="stock"]').fill('25');
  await page.locator('[name="image1"]').fill('/pictures/balm-50-1200.webp');
}

/** From the list of products: other journeys count what the shop sells. */
export async function deleteProduct(page: Page, name: string) {
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: `Delete ${name}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  // While the question is open no role under it is found.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toHaveCount(0);
}
