import { expect, test } from '@playwright/test';
import { checkAtWidths } from './axe.ts';

test('the accessibility check finds pale text, a nameless button and a small target, each time', async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>Page with faults</title><main>
    <p style="color: #ddd; background: #fff">Pale words</p>
    <button style="width: 9px; height: 9px; padding: 0"></button>
    <button style="width: 9px; height: 9px; padding: 0">x</button>
  </main></html>`);
  for (const _ of ['the first check', 'the second check']) {
    const message = await checkAtWidths(page, []).then(() => '', String);
    expect(message).toContain('color-contrast');
    expect(message).toContain('button-name');
    expect(message).toContain('target-size');
  }
});
