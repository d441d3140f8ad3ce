import fs from 'node:fs';
import path from 'node:path';

/** Topics on which a server can differ from the embedded database: locks, isolation, drivers and collation. */
const differences =
  /\.for\('|inTransaction|oneAtATime|advisory|\.execute\(|\bsql<|ilike|collate|similarity|openPostgres/;
const atOnce = /Promise\.(all|allSettled|race)\(/;

/**
 * Picks the unit tests that `npm test` also runs on PostgreSQL: those that do several things at once, and those that
 * name, or whose subject names, such a topic. A new test joins by itself. `npm run test:all` runs all.
 */
export function testsOnPostgres(): string[] {
  return fs
    .globSync('{app,server,scripts,db,test}/**/*.test.{ts,tsx}')
    .filter((file) => !file.includes('.http.test.') && differsOnPostgres(file))
    .sort();
}

/** Reads the test and each file of ours that it imports. */
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
