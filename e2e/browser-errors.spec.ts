import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('a journey records the errors of the browser, and no request leaves the machine', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/');
  expect(browserErrors.unexpected()).toEqual([]);

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
  await expect.poll(() => browserErrors.unexpected().join()).toContain('and broke');
  expect(browserErrors.unexpected().join()).toContain('the shelf fell over');
  browserErrors.expect(
    /the shelf fell over|and broke|shop\.example|Content Security Policy|ERR_FAILED|ERR_NAME_NOT_RESOLVED/,
  );
});
