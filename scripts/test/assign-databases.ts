import fs from 'node:fs';

/** Code whose behavior can differ between PostgreSQL and the embedded database: locks, drivers, collation. */
const postgresSensitive =
  /\.for\('|advisory|\.execute\(|\bsql<|ilike|collate|similarity|openPostgres/;
const transactions = /inTransaction|oneAtATime/;
const concurrency = /Promise\.(all|allSettled|race)\(/;
/** Tests that open the embedded database themselves, and long walks through commands whose own tests run on both. */
const embeddedOnly = /@electric-sql\/pglite|openCredentialFixture|fillMonth\(/;

type Database = 'embedded' | 'postgres';

/** Returns the unit tests that `npm test` runs on each database. `npm run test:all` runs all of them on both. */
export function assignDatabases(): Record<Database, string[]> {
  const files = fs
    .globSync('{app,server,scripts,db,test,e2e}/**/*.test.{ts,tsx}')
    .filter((file) => !file.includes('.http.test.'))
    .sort();
  const on = (database: Database) => files.filter((file) => databasesOf(file).includes(database));
  return { embedded: on('embedded'), postgres: on('postgres') };
}

/**
 * Returns PostgreSQL alone for tests with concurrency, also of their fixtures, because the embedded database has one
 * connection; both for those of transactions or of code that can differ, their own or of the file that they are named after.
 */
export function databasesOf(file: string): readonly Database[] {
  const text = fs.readFileSync(file, 'utf8');
  if (embeddedOnly.test(text)) return ['embedded'];
  if ([text, ...fixturesOf(text)].some((each) => concurrency.test(each))) return ['postgres'];
  const canDiffer =
    transactions.test(text) ||
    [text, ...subjectOf(file)].some((each) => postgresSensitive.test(each));
  return canDiffer ? ['embedded', 'postgres'] : ['embedded'];
}

/** Returns the texts of the fixtures that a test imports, but not of those that they import. */
function fixturesOf(text: string): string[] {
  return [...text.matchAll(/ from '#(test\/[^']+)';/g)].map(([, file = '']) =>
    fs.readFileSync(file, 'utf8'),
  );
}

/** Returns the text of the file beside a test that has its name. */
function subjectOf(file: string): string[] {
  const stem = file.replace(/\.test\.tsx?$/, '');
  return ['.server.ts', '.ts', '.tsx']
    .map((ending) => `${stem}${ending}`)
    .filter((each) => fs.existsSync(each))
    .map((each) => fs.readFileSync(each, 'utf8'));
}
