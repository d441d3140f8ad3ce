import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PanelLanguage, panelLanguages } from '#domain/accounts/panel-language.ts';
import { adminUsers } from '#domain/accounts/tables.server.ts';
import { openPanelShop, pathsOutsideTheGuard } from '#test/panel-shop.ts';
import { panelVisitors } from '#test/panel-visitors.ts';

let panel: Awaited<ReturnType<typeof openPanelShop>>;
let cookie: string;

beforeAll(async () => {
  panel = await openPanelShop();
  cookie = (await panelVisitors(panel.running)).owner;
});
afterAll(() => panel?.close());

/** Pages without the layout of the panel: before the sign-in is complete, and documents printed in both languages. */
const pathsWithoutLayout = [
  ...pathsOutsideTheGuard,
  '/admin/second-factor/enrol',
  '/admin/orders/print',
];

/** Texts typed in English by someone, commands to type, and a button of browsers: the panel does not translate them. */
const untranslated = /Hidden Lane|^npm run |^Add to Home screen$/;
const sentence = /\b[A-Za-z][a-z'’]+(?:,? [A-Za-z'’-]{2,}){2,}/g;
const hiddenElements = /<(script|style|textarea|code|pre|template|svg)\b[^>]*>.*?<\/\1>/gs;

/** Returns every run of three or more English words in texts and labels, except in elements marked as English. */
function englishIn(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(hiddenElements, '');
  const languages: string[] = ['si'];
  const found: string[] = [];
  for (const [part] of body.matchAll(/<[^>]*>|[^<]+/g)) {
    const language = languages.at(-1);
    if (language !== 'en')
      found.push(...textsOf(part).flatMap((text) => text.match(sentence) ?? []));
    if (part.startsWith('</')) languages.pop();
    else if (part.startsWith('<') && !isVoidElement(part)) {
      languages.push(/\blang="(\w+)"/.exec(part)?.[1] ?? language ?? 'si');
    }
  }
  return found.filter((text) => !untranslated.test(text));
}

function textsOf(part: string): string[] {
  if (!part.startsWith('<')) return [part];
  const names = part.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"]*)"/g);
  return [...names].map(([, name = '']) => name);
}

function isVoidElement(tag: string): boolean {
  return /^<(?:!|(?:area|br|col|hr|img|input|link|meta|source|track|wbr)\b)/.test(tag);
}

async function choose(panelLanguage: PanelLanguage) {
  await fetch(new URL('/admin/panel-language', panel.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, Origin: panel.url },
    body: new URLSearchParams({ panelLanguage }),
  });
}

async function pageAt(path: string) {
  const response = await fetch(new URL(path, panel.url), { headers: { cookie } });
  return response.text();
}

test('an admin who chose Sinhala sees no English sentence on any screen of the panel', async () => {
  await choose('si');
  const found: Record<string, string[]> = {};
  let [screens, withHelp] = [0, 0];
  for (const { path } of panel.pages) {
    const body = await pageAt(path);
    if (pathsWithoutLayout.includes(path) || !body.includes('<html')) continue;
    screens += 1;
    withHelp += body.includes('title="උදව්"') ? 1 : 0;
    expect(body.includes('<html lang="si"'), path).toBe(true);
    const english = englishIn(body);
    if (english.length > 0) found[path] = [...new Set(english)];
  }
  expect(found).toEqual({});
  expect(screens).toBeGreaterThan(25);
  expect(withHelp).toBeGreaterThan(20);
});

test.each(panelLanguages)(
  'the panel is shown in the language %s to the admin who chose it, and unchanged to other admins',
  async (language) => {
    await choose(language);
    const body = await pageAt('/admin/settings');
    const title = language === 'si' ? '<title>සැකසුම්' : '<title>Settings';
    expect(body.includes(title)).toBe(true);
    expect(body.includes('Save Changes')).toBe(language !== 'si');
    expect(body.includes('වෙනස්කම් සුරකින්න')).toBe(language !== 'en');
    const chosen = await panel.running.shop.db
      .select({ language: adminUsers.panelLanguage })
      .from(adminUsers);
    expect(chosen.filter(({ language }) => language !== 'both').length).toBe(
      language === 'both' ? 0 : 1,
    );
  },
);
