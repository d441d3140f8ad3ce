import fs from 'node:fs';

/** Matches the tags at the end of a title, which documents leave out. */
const tags = /(?: @[a-z-]+)+(?=['`$])|\$\{thoroughIf\([^}]*\)\}/g;

/** Returns whether the file has a test with this title. */
export function hasTest(file: string, title: string): boolean {
  if (!/\.(test|spec)\.tsx?$/.test(file) || !fs.existsSync(file)) return false;
  const text = fs.readFileSync(file, 'utf8').replace(tags, '');
  return ["'", '`', '"'].some(
    (quote) =>
      text.includes(`${quote}${title}${quote}, `) || text.includes(`${quote}${title}${quote},\n`),
  );
}

/** Splits a citation such as `file` “title”; undefined for other texts. */
export function citedTest(text: string): { file: string; title: string } | undefined {
  const [, file = '', title = ''] = /^`([^`]+)` “(.+)”$/.exec(text) ?? [];
  return file === '' ? undefined : { file, title };
}
