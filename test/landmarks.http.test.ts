import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AllPages, openAllPages } from './all-pages.ts';
import { isFullRun } from './full-run.ts';

let allPages: AllPages;

beforeAll(async () => {
  allPages = await openAllPages();
});
afterAll(() => allPages?.close());

/** Finds what browser checks do not: skipped heading levels, and two landmarks of one name. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ rules: { 'heading-level': 'error', 'unique-landmark': 'error' } }),
);

async function faultsOf(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, 'page.html');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`),
  );
}

/** Returns buttons and links whose accessible name lacks their visible text, so that voice control cannot press them. */
function misnamedControls(path: string, html: string): string[] {
  const pressed = html.matchAll(/<(button|a)\b[^>]*\baria-label="([^"]*)"[^>]*>(.*?)<\/\1>/gs);
  return [...pressed].flatMap(([, , name = '', inside = '']) => {
    const text = inside
      .replace(/<(svg|span)\b[^>]*(?:aria-hidden="true"|class="sr-only")[^>]*>.*?<\/\1>/gs, '')
      .replace(/<[^>]*>/g, '')
      .trim();
    return name.includes(text) ? [] : [`${path}: "${text}" is named "${name}"`];
  });
}

test('no page skips a level of headings, has two landmarks of one name, or names a button without its visible text', async () => {
  const faults: string[] = [];
  for (const path of isFullRun
    ? allPages.paths
    : allPages.inEnglish.filter((_, index) => index % 3 === 0)) {
    const { body } = await (await allPages.visitorOf(path)).get(path);
    if (!body.startsWith('<!DOCTYPE html>')) continue;
    faults.push(...(await faultsOf(path, body)), ...misnamedControls(path, body));
  }
  expect(faults).toEqual([]);
});
