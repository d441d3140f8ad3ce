import fs from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from '#platform/db/migrate.server.ts';
import { listBreakingStatements } from './list-breaking-statements.ts';

/** Earlier migrations are exempt: at that time a shop had one instance, which was stopped for an update. */
const firstChecked = '0039';

/**
 * Returns whether after every migration the previous version can still run, as it does during a rolling update. A migration
 * that breaks it has to name the decision that describes the update.
 */
export function migrationsAreCompatible(): boolean {
  const breaches = listBreaches(migrationsFolder, 'docs/decisions');
  for (const breach of breaches) console.error(breach);
  if (breaches.length === 0) return true;
  console.error(
    'The previous version would fail on these tables during a rolling update. Make the change in two releases: first what both\n' +
      'can live with, later what only the new one needs (docs/several-instances.md). Where that is impossible, write a decision that\n' +
      'names the migration, and put its number into the SQL as a comment: -- decision 123',
  );
  return false;
}

/** Returns a sentence for each statement with which the previous version could fail. */
export function listBreaches(migrations: string, decisions: string, from = firstChecked): string[] {
  const names = fs
    .readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const texts = names.map((name) => fs.readFileSync(path.join(migrations, name), 'utf8'));
  return names.flatMap((name, index) => {
    const text = texts[index] ?? '';
    if (name < from || isDecided(text, name, decisions)) return [];
    const earlier = texts.slice(0, index).join('\n');
    return listBreakingStatements(text, earlier).map((breach) => `${name}: ${breach}`);
  });
}

/** Returns whether the migration names a decision in a comment, and that decision names the migration. */
function isDecided(text: string, migration: string, decisions: string): boolean {
  const [, number] = /^-- decision (\d{3})\b/m.exec(text) ?? [];
  if (!number) return false;
  const file = fs.readdirSync(decisions).find((name) => name.startsWith(`${number}-`));
  if (!file) return false;
  const tag = migration.replace(/\.sql$/, '');
  return fs.readFileSync(path.join(decisions, file), 'utf8').includes(tag);
}
