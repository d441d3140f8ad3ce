import { type AnyColumn, ilike, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const longestSearch = 100;

/**
 * What a person wrote into a search box, without what a database cannot store and as short as a search can be. Joiners
 * (U+200B to U+200D) are left out: some Sinhala keyboards write them, others do not.
 */
export function searchText(written: string): string {
  const readable = written.replace(/[\0\u200b-\u200d]/g, '').toWellFormed();
  const letters = [...readable.normalize('NFC').trim()];
  return letters.slice(0, longestSearch).join('').trim();
}

/** Holds the text of `searchText` anywhere inside, in capitals or not, with or without joiners. */
export function contains(column: AnyColumn | SQLWrapper, text: string): SQL {
  return ilike(withoutJoiners(column), `%${meantLiterally(text)}%`);
}

/** The text of a column without U+200B to U+200D, in words that an index can repeat. */
export function withoutJoiners(column: AnyColumn | SQLWrapper): SQL {
  return sql`translate(${column}, E'\\u200b\\u200c\\u200d', '')`;
}

/** The signs that mean "anything" to a database mean themselves. */
export function meantLiterally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
