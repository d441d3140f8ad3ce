import { type AnyColumn, ilike, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { invisibles } from './plain-text.server.ts';

const maxSearchLength = 100;

/**
 * Cleans search text to at most 100 characters. Removes characters that the database cannot store, invisible marks, as
 * around a copied phone number, and joiners, which only some Sinhala keyboards write.
 */
export function searchText(input: string): string {
  const visible = input.replace(invisibles, '');
  const readable = visible.replace(/[\0\u200b-\u200d]/g, '').toWellFormed();
  const characters = [...readable.normalize('NFC').trim()];
  return characters.slice(0, maxSearchLength).join('').trim();
}

/** Matches columns that contain the text of `searchText`, ignoring case and joiners. */
export function contains(column: AnyColumn | SQLWrapper, text: string): SQL {
  return ilike(withoutJoiners(column), `%${escapeLikePattern(text)}%`);
}

/** Returns a column without joiners (U+200B to U+200D), as an expression that an index on the same expression serves. */
export function withoutJoiners(column: AnyColumn | SQLWrapper): SQL {
  return sql`translate(${column}, E'\\u200b\\u200c\\u200d', '')`;
}

/** Computes `nameKey` in SQL, for a column or a parameter. */
export function nameKeySql(name: AnyColumn | SQLWrapper): SQL<string> {
  return sql`lower(btrim(${withoutJoiners(name)}))`;
}

/** Escapes the wildcards of LIKE. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
