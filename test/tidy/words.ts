import { isTest, type SourceFile } from '#test/source-files.ts';

type Banned = { pattern: RegExp; remedy: string; appliesTo?: (file: SourceFile) => boolean };

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
    appliesTo: ({ path }) => path.startsWith('app/') && !path.includes('.test.'),
  },
  {
    pattern: /\b(test|it|describe)(\.\w+)*\.only[.(]/,
    remedy: 'Let all tests run.',
    appliesTo: isTest,
  },
  {
    pattern: /\b(test|it|describe)(\.\w+)*\.(skip|skipIf|runIf|todo|fixme|fails)[.(]/,
    remedy: 'Nothing is skipped in silence: mend the test or remove it.',
    appliesTo: isTest,
  },
];

const vagueNames = /(^|\/)(utils?|helpers?|lib|common|misc|services?|managers?)([./]|$)/;

/** Returns each banned pattern in a file and a vague name in its path, each with the remedy. */
export function bannedWordsIn(file: SourceFile): string[] {
  const problems = banned
    .filter(({ pattern, appliesTo = () => true }) => appliesTo(file) && pattern.test(file.text))
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
        `${file.path} has ${lines} lines, more than ${maxLines}: move what serves another purpose into a file of its own.`,
      ]
    : [];
}
