import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('a journey hears what goes wrong in the browser, and lets nothing leave the machine', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  expect(complaints.unexpected()).toEqual([]);

  const reached = await page.evaluate(async () => {
    console.error('the shelf fell over');
    setTimeout(() => {
      throw new Error('and broke');
    });
    return fetch('https://shop.example').then(
      () => true,
      () => false,
    );
  });

  expect(reached).toBe(false);
  await expect.poll(() => complaints.unexpected().join()).toContain('and broke');
  expect(complaints.unexpected().join()).toContain('the shelf fell over');
  complaints.expect(
    /the shelf fell over|and broke|shop\.example|Content Security Policy|ERR_FAILED|ERR_NAME_NOT_RESOLVED/,
  );
});
