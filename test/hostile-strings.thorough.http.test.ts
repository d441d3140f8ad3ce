import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyForm } from './every-form.ts';
import type { FormInPage } from './forms-in.ts';
import { hostileStrings } from './hostile-strings.ts';
import type { Answer, Visitor } from './visitor.ts';
import { openWalk, type Walk } from './walk.ts';

let walk: Walk;
let forms: FormInPage[] = [];

beforeAll(async () => {
  walk = await openWalk();
  forms = await everyForm(walk);
});
afterAll(() => walk?.close());

test('the walk meets the forms of the shop', () => {
  expect(forms.length).toBeGreaterThan(80);
  expect(forms.flatMap(({ fields }) => fields).length).toBeGreaterThan(300);
});

test.each(Object.entries(hostileStrings))(
  'no field of any form of the shop is a way in for %s',
  async (_what, texts) => {
    const faults: string[] = [];
    for (const { action, fields } of forms) {
      const visitor = await walk.visitorOf(action);
      for (const [name] of fields) {
        for (const text of texts) {
          const answer = await send(visitor, action, withText(fields, name, text));
          faults.push(...faultsOf(answer).map((fault) => `${action} ${name}: ${fault}`));
        }
      }
    }
    expect(faults).toEqual([]);
  },
  600_000,
);

test('no page of the shop runs what all of these forms have left in it', async () => {
  const faults: string[] = [];
  for (const path of walk.paths) {
    const answer = await (await walk.visitorOf(path)).get(path);
    faults.push(...faultsOf(answer).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
}, 120_000);

test('no table that the panel hands out has a formula in it', async () => {
  for (const path of walk.paths.filter((one) => one.endsWith('.csv'))) {
    const { body } = await (await walk.visitorOf(path)).get(path);
    expect(body, path).not.toMatch(/(^|,|\n)"?\s*[=+@]/);
  }
});

test('after all of this the log of the shop is empty', () => {
  expect(walk.complaints()).toEqual([]);
});

function withText(fields: FormInPage['fields'], name: string, text: string): URLSearchParams {
  return new URLSearchParams(
    fields.map(([other, value]) => [other, other === name ? text : value]),
  );
}

/** Uses a browser that is new where a form ended the session of this one. */
async function send(visitor: Visitor, action: string, fields: URLSearchParams): Promise<Answer> {
  const answer = await visitor.post(action, fields);
  if (answer.status !== 401) return answer;
  return (await walk.visitorOf(action)).post(action, fields);
}

const runs =
  /<img src=x|<svg onload|<script>sandhi|" (autofocus )?onfocus="sandhi|'x' onmouseover='sandhi/;
const leads = /\b(href|src|action|formaction)="\s*javascript:/i;

/** Finds what a browser would run, a header that a stranger wrote, and a fault of the shop. */
function faultsOf({ status, headers, body }: Answer): string[] {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') === true;
  const where = headers.get('Location') ?? '/';
  return [
    ...(status >= 500 ? [`falls with ${status}`] : []),
    ...(isHtml && runs.test(body) ? ['writes markup'] : []),
    ...(isHtml && leads.test(body) ? ['links to a script'] : []),
    ...(headers.has('X-Injected') || headers.has('Bcc') ? ['has the header of a stranger'] : []),
    ...(headers.getSetCookie().some((set) => set.startsWith('injected')) ? ['sets a cookie'] : []),
    ...(/^\/(?!\/)|^https?:\/\/127\.0\.0\.1/.test(where) ? [] : [`leads to ${where}`]),
  ];
}
