import { latinNames } from '#test/latin-names.ts';
import { isTest, type SourceFile } from '#test/source-files.ts';

const sinhala = /\p{Script=Sinhala}/u;

export function isCopy(file: SourceFile): boolean {
  return file.path.endsWith('.copy.ts');
}

/** Finds every `si` of a copy file that has letters and no Sinhala. */
export function notInSinhala(file: SourceFile): string[] {
  return textsOf('si', file)
    .filter((texts) => !texts.some((text) => sinhala.test(text)))
    .flatMap((texts) => texts.find(hasWords) ?? [])
    .map((text) => `${file.path}: si is not in Sinhala: "${text}". Say it in Sinhala.`);
}

/** Finds every `en` of a copy file in Sinhala: the halves were swapped. */
export function notInEnglish(file: SourceFile): string[] {
  return textsOf('en', file)
    .flatMap((texts) => texts.find((text) => sinhala.test(text)) ?? [])
    .filter((text) => text !== 'සිංහල')
    .map((text) => `${file.path}: en speaks Sinhala: "${text}". Swap the halves.`);
}

/** Finds every variable followed by a case ending that numerals do not take: "{name}ගේ" is wrong for most names. */
export function gluedEndings(file: SourceFile): string[] {
  const glued = [...file.text.matchAll(/\$\{[^{}]*\}([\p{Script=Sinhala}\u200d]+)/gu)];
  return glued
    .filter(([, ending = '']) => !numeralEndings.includes(ending))
    .map(([said]) => `${file.path}: "${said}". Put the variable where it takes no ending.`);
}

const numeralEndings = ['ක්', 'ක', 'කින්', 'කට', 'න්'];

/**
 * Finds every English count whose noun stays plural: "1 minutes". A bound is never one, and a line may check for one
 * itself.
 */
export function countsOfOne(file: SourceFile): string[] {
  const lines = file.text.split('\n').filter((line) => !line.includes('=== 1'));
  return lines
    .flatMap((line) => pluralCount.exec(line)?.[0] ?? [])
    .map((said) => `${file.path}: "${said}" may be one. Say it with counted().`);
}

const pluralCount =
  /\$\{(?!(?:max|min|from|to|all)\b|limits|[\w.]*Length)[^{}]*\} (?:minute|hour|day|star|word|character|line|item|unit|order|product|customer|parcel|picture)s\b/;

/** Finds every pair directly in a box that pushes its children apart: its Sinhala would be at the other end of the line. */
export function pairsPushedApart({ path, text }: SourceFile): string[] {
  const found = [...text.matchAll(/justify-between[^>]*>\s*<Both\b/g)];
  return found.map(() => `${path}: a pair is pushed apart. Put an element around <Both>.`);
}

/** Returns the strings in the value of each `en:` or `si:`, one list for each. */
function textsOf(language: 'en' | 'si', file: SourceFile): string[][] {
  const [, ...values] = file.text.split(new RegExp(`\\b${language}:`));
  return values.map(stringsOfValue);
}

const stringsAndBrackets =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[([{]|[)\]}]|[,;]/g;

function stringsOfValue(codeFromThere: string): string[] {
  const strings: string[] = [];
  let depth = 0;
  for (const [token] of codeFromThere.matchAll(stringsAndBrackets)) {
    if (/^['"`]/.test(token)) strings.push(token.slice(1, -1).replace(/\$\{[^}]*\}/g, ''));
    else if (/[([{]/.test(token)) depth += 1;
    else if (depth === 0) break;
    else if (/[)\]}]/.test(token)) depth -= 1;
  }
  return strings;
}

function hasWords(text: string): boolean {
  const rest = latinNames.reduce((left, name) => left.replaceAll(name, ''), text);
  return /\p{L}/u.test(rest) && text !== 'en' && text !== 'si';
}

/** Migrations repeat earlier copy, to change it where it is stored. */
const maySpeakSinhala = /\.copy\.(ts|json)$|^db\/(seed|migrations)\//;

/** Finds Sinhala in code, where no one would look for texts. */
export function sinhalaOutsideCopy(file: SourceFile): string[] {
  if (maySpeakSinhala.test(file.path) || isTest(file)) return [];
  const line = file.text.split('\n').findIndex((text) => sinhala.test(text) && !isComment(text));
  return line < 0
    ? []
    : [`${file.path}:${line + 1} speaks Sinhala. Move the words to a .copy.ts beside it.`];
}

function isComment(line: string): boolean {
  return /^\s*(\/\*|\*|\/\/)/.test(line);
}

/** Finds characters that were stored in pieces, or lost the joiner that holds ශ්‍රී together. */
export function brokenLetters(file: SourceFile): string[] {
  if (!maySpeakSinhala.test(file.path)) return [];
  const problems: string[] = [];
  if (file.text !== file.text.normalize('NFC')) {
    problems.push(`${file.path} is not in NFC: save its text with String.normalize('NFC').`);
  }
  const torn = lostJoiner.exec(file.text);
  if (torn) problems.push(`${file.path}: "${torn[0]}" lost its joiner: put U+200D after the ්.`);
  return problems;
}

/** A consonant with ය or ර attached needs a joiner between them; ර itself before ය does not. */
const lostJoiner =
  /[\p{Script=Sinhala}\u200d]*[^\u0dbb]\u0dca[\u0dba\u0dbb][\p{Script=Sinhala}\u200d]*/u;
