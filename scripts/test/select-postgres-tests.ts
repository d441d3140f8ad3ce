import fs from 'node:fs';
import path from 'node:path';

/** Code whose behavior can differ between PostgreSQL and the embedded database: locks, drivers, collation. */
const postgresSensitive =
  /\.for\('|advisory|\.execute\(|\bsql<|ilike|collate|similarity|openPostgres/;
/** Code with tests of its own on both databases: a test that itself names it may be about it, one that imports it is not. */
const transactions = /inTransaction|oneAtATime/;
const concurrency = /Promise\.(all|allSettled|race)\(/;
/** Tests that open the embedded database themselves, and long walks through commands whose own tests run on both. */
const embeddedOnly = /@electric-sql\/pglite|openCredentialFixture|fillMonth\(/;

/**
 * Returns the unit tests that `npm test` also runs on PostgreSQL: those with concurrency, transactions or code that can
 * differ there, and those that import a file with such code. `npm run test:all` runs all of them there.
 */
export function selectPostgresTests(): string[] {
  return fs
    .globSync('{app,server,scripts,db,test}/**/*.test.{ts,tsx}')
    .filter((file) => !file.includes('.http.test.') && canDifferOnPostgres(file))
    .sort();
}

/** Searches the test and the files of this repository that it imports itself, but not what those import. */
export function canDifferOnPostgres(file: string): boolean {
  const text = fs.readFileSync(file, 'utf8');
  if (embeddedOnly.test(text)) return false;
  if ([concurrency, transactions, postgresSensitive].some((pattern) => pattern.test(text))) {
    return true;
  }
  return importedFiles(file, text).some((each) =>
    postgresSensitive.test(fs.readFileSync(each, 'utf8')),
  );
}

function importedFiles(file: string, text: string): string[] {
  const imports = text.matchAll(/ from '(#|\.\/)([^']+)';/g);
  return [...imports].flatMap(([, prefix, specifier = '']) => {
    const candidates =
      prefix === '#' ? [`app/${specifier}`, specifier] : [path.join(path.dirname(file), specifier)];
    return candidates.filter(
      (each) => /^(app|server|db|scripts|test)\//.test(each) && fs.existsSync(each),
    );
  });
}
