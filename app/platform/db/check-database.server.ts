import { sql } from 'drizzle-orm';
import { OperatorProblem } from '#platform/config/operator-problem.server.ts';
import type { OpenDatabase } from './open-embedded.server.ts';

/**
 * Refuses a database that cannot store or search Sinhala, before anything is written to it. A ctype of C or POSIX has no
 * alphabet outside ASCII, so that searching inside names would find nothing.
 */
export async function checkDatabase(database: OpenDatabase): Promise<void> {
  if (database.kind === 'embedded') return;
  const result = (await database.db.execute(
    sql`select pg_encoding_to_char(encoding) as encoding, datctype as ctype, datname as name
        from pg_database where datname = current_database()`,
  )) as unknown as { rows: { encoding: string; ctype: string; name: string }[] };
  const found = result.rows[0];
  if (!found) return;
  if (found.encoding === 'UTF8' && !/^(C|POSIX)$/.test(found.ctype)) return;
  throw new OperatorProblem(
    `The database "${found.name}" has encoding ${found.encoding} and ctype ${found.ctype}; the shop needs UTF8 and a ctype that knows Sinhala letters.\n` +
      `Make a new one with: CREATE DATABASE ${found.name}_utf8 TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'`,
  );
}
