import { type AnyColumn, ilike, type SQL, type SQLWrapper } from 'drizzle-orm';

const longestSearch = 100;

/** What a person wrote into a search box, without what a database cannot store and as short as a search can be. */
export function searchText(written: string): string {
  const letters = [...written.replaceAll('\0', '').toWellFormed().normalize('NFC').trim()];
  return letters.slice(0, longestSearch).join('').trim();
}

/** Holds the text anywhere inside, in capitals or not. */
export function contains(column: AnyColumn | SQLWrapper, text: string): SQL {
  return ilike(column as AnyColumn, `%${meantLiterally(text)}%`);
}

/** The signs that mean "anything" to a database mean themselves. */
export function meantLiterally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
