import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openShopServer } from '#test/open-shop-server.ts';
import { captureOutput } from './child-processes.ts';
import type { Outcome } from './stage.ts';

const entryPages = ['/', '/si', '/account', '/admin', '/no-such-page', '/si/no-such-page'];

/** Validates the entry pages, and every page that '/' and '/si' link to, with the checker of the W3C. */
export async function runChecker(folder: string): Promise<Outcome> {
  await captureOutput('java', ['-version']).catch(() => {
    throw new Error(
      'The W3C checker needs Java and there is none (Debian: apt-get install default-jre-headless).',
    );
  });
  const shop = await openShopServer({ fresh: true });
  try {
    const pages = await savePages(shop.url, folder);
    return await check(pages);
  } finally {
    await shop.remove();
  }
}

async function savePages(shopUrl: string, folder: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = [...entryPages];
  for (const pagePath of waiting) {
    if (pages.has(pagePath)) continue;
    const response = await fetch(new URL(pagePath, shopUrl), { headers: { accept: 'text/html' } });
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    const html = await response.text();
    const file = path.join(folder, `page-${pages.size}.html`);
    fs.writeFileSync(file, html);
    pages.set(pagePath, file);
    if (entryPages.slice(0, 2).includes(pagePath)) waiting.push(...linksIn(html));
  }
  return pages;
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="(\/(?!\/)[^"#?]*)/g)].map((match) => match[1] ?? '/');
}

type Finding = { url: string; lastLine?: number; message: string };

async function check(pages: Map<string, string>): Promise<Outcome> {
  const require = createRequire(import.meta.url);
  const jar = require('vnu-jar') as string;
  const flags = ['--errors-only', '--no-langdetect', '--format', 'json', '--exit-zero-always'];
  const output = await captureOutput('java', ['-jar', jar, ...flags, ...pages.values()]);
  const { messages } = JSON.parse(output.slice(output.indexOf('{'))) as { messages: Finding[] };
  const problemsOf = (file: string) =>
    messages
      .filter((finding) => finding.url.endsWith(file))
      .map((finding) => `line ${finding.lastLine ?? '?'}: ${finding.message}`);
  const invalid = [...pages]
    .map(([pagePath, file]) => ({ pagePath, found: problemsOf(file) }))
    .filter(({ found }) => found.length > 0);
  return {
    passed: pages.size - invalid.length,
    problems: invalid.map(({ pagePath, found }) =>
      [`${pagePath} is not valid HTML`, ...found].join('\n'),
    ),
  };
}
