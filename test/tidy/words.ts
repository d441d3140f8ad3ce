import { isTest, type SourceFile } from '#test/source-files.ts';

type Banned = { pattern: RegExp; remedy: string; inside?: (file: SourceFile) => boolean };

const banned: Banned[] = [
  { pattern: /\b(TODO|FIXME)\b/, remedy: 'Do it, or write it down where work is planned.' },
  {
    pattern: /['"#/](utils?|helpers?)(\.\w+)*['"/]/,
    remedy: 'Name the file after what it does, and put it where it is used.',
  },
  {
    pattern: /\bdangerouslySetInnerHTML\b/,
    remedy: 'Give React elements; what the owner writes in Markdown becomes elements too.',
  },
  {
    pattern: /[!=]== '(cod|bank_transfer|payhere)'/,
    remedy: 'Ask domain/payments or domain/orders/payment.ts what is true of the method.',
    inside: ({ path }) => path.startsWith('app/') && !path.includes('.test.'),
  },
  { pattern: /\b(test|it|describe)\.only\(/, remedy: 'Let all tests run.', inside: isTest },
  {
    pattern: /\b(test|it|describe)(\.describe)?\.(skip|skipIf|runIf|todo|fixme|fails)\(/,
    remedy: 'Nothing is skipped in silence: mend the test or remove it.',
    inside: isTest,
  },
];

const vagueNames = /(^|\/)(utils?|helpers?|lib|common|misc|services?|managers?)([./]|$)/;

/** Returns the words and names in a file that we do not use, each with what to do instead. */
export function bannedWordsIn(file: SourceFile): string[] {
  const problems = banned
    .filter(({ pattern, inside = () => true }) => inside(file) && pattern.test(file.text))
    .map(({ pattern, remedy }) => `${file.path}: "${pattern.exec(file.text)?.[0]}". ${remedy}`);
  const name = vagueNames.exec(file.path);
  return name
    ? [...problems, `${file.path}: "${name[2]}" says nothing. Name it after what it does.`]
    : problems;
}

const maxLines = 200;

export function tooLong(file: SourceFile): string[] {
  const lines = file.text.trimEnd().split('\n').length;
  return lines > maxLines
    ? [
        `${file.path} has ${lines} lines of ${maxLines}: move what serves another purpose into a file of its own.`,
      ]
    : [];
}
