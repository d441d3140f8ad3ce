import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AllPages, openAllPages } from './all-pages.ts';
import { everyForm } from './every-form.ts';
import { isFullRun } from './full-run.ts';

let allPages: AllPages;

beforeAll(async () => {
  allPages = await openAllPages();
});
afterAll(() => allPages?.close());

test('no form of the shop fails on a field that is sent twice', async () => {
  const forms = await everyForm(allPages);
  expect(forms.length).toBeGreaterThan(40);
  const failures: string[] = [];
  const chosenForms = forms.filter((_, index) => isFullRun || index % 12 === 0);
  for (const { action, fields } of chosenForms) {
    for (const second of isFullRun ? [undefined, 'x', ''] : ['x']) {
      const twice = fields.flatMap(([name, value]) => [
        [name, value],
        [name, second ?? value],
      ]);
      const { status } = await (await allPages.visitorOf(action)).post(
        action,
        new URLSearchParams(twice),
      );
      if (status >= 500) failures.push(`${status} ${action} ${JSON.stringify(second)}`);
    }
  }
  expect(failures).toEqual([]);
});

const odd = ['0000-05-05', '0001-01-01', '9999-12-31', '-1', '99999999999999999999', "%'"];
const parameters =
  'q from to page before after days status due type kind state tab lang sort min max';

test('no page of the shop fails on odd parameters in its URL', async () => {
  const failures: string[] = [];
  const pages = allPages.inEnglish.filter((_, index) => isFullRun || index % 4 === 0);
  for (const [index, path] of pages.entries()) {
    const visitor = await allPages.visitorOf(path);
    for (const value of isFullRun ? odd : odd.slice(index % odd.length).slice(0, 1)) {
      const query = new URLSearchParams(parameters.split(' ').map((name) => [name, value]));
      const { status } = await visitor.get(`${path}?${query}`);
      if (status >= 500) failures.push(`${status} ${path} ${value}`);
    }
  }
  expect(failures).toEqual([]);
});
