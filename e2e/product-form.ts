import { expect, type Page } from '@playwright/test';

let count = 0;

/** Returns a name that no other journey uses. */
export function aProductName() {
  count += 1;
  return `Test Oil ${Date.now()}${count}`;
}

/** Fills in all required fields of the product form, in the dialog or, without scripts, on its page. */
export async function fillInProduct(page: Page, name: string) {
  await page.locator('[name="nameEn"]').fill(name);
  await page.locator('[name="nameSi"]').fill('පරීක්ෂණ තෛලය');
  await page.locator('[name="descriptionEn"]').fill('Warms tired joints.');
  await page.locator('[name="descriptionSi"]').fill('වෙහෙසට පත් සන්ධිවලට සහනයක්.');
  await page.locator('[name="priceLkr"]').fill('2,450');
  await page.locator('[name="stock"]').fill('25');
  await page.locator('[name="image1"]').fill('/pictures/balm-50-1200.webp');
}

/** Deletes a product from the open list of products, because other journeys count them. */
export async function deleteProduct(page: Page, name: string) {
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: `Delete ${name}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  // Waits until the dialog has closed, because `getByRole` finds nothing behind it.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toHaveCount(0);
}
