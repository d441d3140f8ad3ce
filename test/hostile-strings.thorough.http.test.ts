import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AllPages, openAllPages } from './all-pages.ts';
import { everyForm } from './every-form.ts';
import type { FormWithControls } from './forms-with-controls.ts';
import { hostileStrings } from './hostile-strings.ts';
import type { ShopResponse, Visitor } from './visitor.ts';

/** Short enough for all fields of the longest form to pass the limit of a body. */
const maxTextLength = 1_500;
let allPages: AllPages;
let forms: FormWithControls[] = [];

beforeAll(async () => {
  allPages = await openAllPages();
  forms = await everyForm(allPages);
});
afterAll(() => allPages?.close());

test('the forms of all pages are found', () => {
  expect(forms.length).toBeGreaterThan(60);
  expect(forms.flatMap(({ fields }) => fields).length).toBeGreaterThan(300);
});

const classes = Object.entries(hostileStrings);

test.each(classes)(
  'no field of any form of the shop is a way in for %s',
  async (what, texts) => {
    const turn = classes.findIndex(([name]) => name === what);
    const faults: string[] = [];
    for (const { action, fields } of forms) {
      const visitor = await allPages.visitorOf(action);
      for (const names of [fields.filter(isTyped).map(nameOf), ...fieldsSentAlone(fields, turn)]) {
        const response = await send(visitor, action, withTexts(fields, names, texts));
        faults.push(...faultsOf(response).map((fault) => `${action} ${names}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  },
  300_000,
);

test('no page of the shop runs a script that these forms have left in it', async () => {
  const faults: string[] = [];
  for (const path of allPages.paths) {
    const response = await (await allPages.visitorOf(path)).get(path);
    faults.push(...faultsOf(response).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
}, 120_000);

test('no CSV file of the panel has a formula in it', async () => {
  for (const path of allPages.paths.filter((one) => one.endsWith('.csv'))) {
    const { body } = await (await allPages.visitorOf(path)).get(path);
    expect(body, path).not.toMatch(/(^|,|\n)"?\s*[=+@]/);
  }
});

test('the log of the shop has no warnings or errors afterwards', () => {
  expect(allPages.logProblems()).toEqual([]);
});

type Field = FormWithControls['fields'][number];
const nameOf = ([name]: Field) => name;

/** Returns whether a person fills in the field. Other fields stay as they are, so that the action checks the whole form. */
function isTyped([name, value]: Field): boolean {
  return !/^(intent|version|language)$/.test(name) && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}/.test(value);
}

/** Returns the fields that are also sent alone with this class; `hostile-strings.test.ts` tests all fields with all. */
function fieldsSentAlone(fields: readonly Field[], turn: number): string[][] {
  const alone = fields.filter((_, index) => index % classes.length === turn);
  return alone.map((field) => [nameOf(field)]);
}

function withTexts(fields: readonly Field[], names: string[], texts: readonly string[]) {
  const pairs = fields.map(([name, value], index): Field => {
    const text = texts[index % texts.length] ?? '';
    const sent = names.length === 1 ? text : text.slice(0, maxTextLength);
    return [name, names.includes(name) ? sent : value];
  });
  return new URLSearchParams(pairs);
}

/** Opens a new browser if a form ended the session of this one. */
async function send(
  visitor: Visitor,
  action: string,
  fields: URLSearchParams,
): Promise<ShopResponse> {
  const response = await visitor.post(action, fields);
  if (response.status !== 401) return response;
  return (await allPages.visitorOf(action)).post(action, fields);
}

const injectedMarkup =
  /<img src=x|<svg onload|<script>sandhi|" (autofocus )?onfocus="sandhi|'x' onmouseover='sandhi/;
const shownRefusal = /aria-invalid="true"|role="(?:alert|status)"/;
const scriptLink = /\b(href|src|action|formaction)="\s*javascript:/i;

/** Finds script that a browser would run, injected headers, internal errors, and refusals that show no reason. */
function faultsOf(response: ShopResponse): string[] {
  const { status, headers, body } = response;
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') === true;
  const found: [string, boolean][] = [
    [`falls with ${status}`, status >= 500],
    ['refuses without a word', isHtml && status === 422 && !shownRefusal.test(body)],
    ['writes markup', isHtml && injectedMarkup.test(body)],
    ['links to a script', isHtml && scriptLink.test(body)],
    ...faultsOfHeaders(headers),
  ];
  return found.filter(([, isSo]) => isSo).map(([fault]) => fault);
}

function faultsOfHeaders(headers: Headers): [string, boolean][] {
  const where = headers.get('Location') ?? '/';
  return [
    ['has the header of a stranger', headers.has('X-Injected') || headers.has('Bcc')],
    ['sets a cookie', headers.getSetCookie().some((set) => set.startsWith('injected'))],
    [`leads to ${where}`, !/^\/(?!\/)|^http:\/\/127\.0\.0\.1/.test(where)],
  ];
}
