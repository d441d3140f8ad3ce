import fs from 'node:fs';
import path from 'node:path';

/** Where a server of its own can answer otherwise than the embedded database: locks, isolation, drivers and collation. */
const differences =
  /\.for\('|inTransaction|oneAtATime|advisory|\.execute\(|\bsql<|ilike|collate|similarity|openPostgres/;
const atOnce = /Promise\.(all|allSettled|race)\(/;

/**
 * The unit tests that `npm test` runs on PostgreSQL as well: those that do several things at once, and those that name, or
 * whose subject names, what can differ there. A new test joins by itself. `npm run test:all` runs all of them.
 */
export function testsOnPostgres(): string[] {
  return fs
    .globSync('{app,server,scripts,db,test}/**/*.test.{ts,tsx}')
    .filter((file) => !file.includes('.http.test.') && differsOnPostgres(file))
    .sort();
}

/** Looks into the test and into each file of ours that it imports. */
export function differsOnPostgres(file: string): boolean {
  const text = fs.readFileSync(file, 'utf8');
  if (atOnce.test(text) || differences.test(text)) return true;
  const imported = text.matchAll(/ from '(#|\.\/)([^']+)';/g);
  return [...imported].some(([, start, place = '']) => {
    const places = start === '#' ? [`app/${place}`, place] : [path.join(path.dirname(file), place)];
    const subject = places.find(
      (each) => /^(app|server|db|test)\//.test(each) && fs.existsSync(each),
    );
    return subject !== undefined && differences.test(fs.readFileSync(subject, 'utf8'));
  });
}
