import { expect, test } from 'vitest';
import { insertMarkdown, type Mark } from './insert-markdown.ts';

/** Presses a button of the editor. In the given and the returned text, the selection is between | and |. */
function press(mark: Mark, marked: string): string {
  const [before = '', chosen = '', after = ''] = marked.split('|');
  const text = before + chosen + after;
  const start = before.length;
  const edit = insertMarkdown({ text, start, end: start + chosen.length }, mark);
  const next = text.slice(0, edit.start) + edit.replacement + text.slice(edit.end);
  const { select } = edit;
  return `${next.slice(0, select.start)}|${next.slice(select.start, select.end)}|${next.slice(select.end)}`;
}

test('words that are selected become bold or a link, and stay selected', () => {
  expect(press('bold', 'We |never| sell it')).toBe('We **|never|** sell it');
  expect(press('link', 'See |our terms|.')).toBe('See [|our terms|](https://).');
  expect(press('bold', 'ඔබේ |නම|')).toBe('ඔබේ **|නම|**');
});

test('without a selection the cursor is placed where the text belongs', () => {
  expect(press('bold', 'a ||')).toBe('a **||**');
  expect(press('link', '||')).toBe('[||](https://)');
});

test('a heading and a list begin their lines, after an empty line', () => {
  expect(press('heading', 'What we |keep|')).toBe('## What we keep||');
  expect(press('heading', 'First.\nSec||ond')).toBe('First.\n\n## Second||');
  expect(press('heading', 'First.\n\n||')).toBe('First.\n\n## ||');
  expect(press('list', 'Name\nPho|ne\nTo|wn\nRest')).toBe('Name\n\n- Phone\n- Town||\nRest');
});

test('a heading in an empty first line is placed before the line break', () => {
  expect(press('heading', '||\nSecond')).toBe('## ||\nSecond');
  expect(press('list', '|\nSec|ond')).toBe('- \n- Second||');
});
