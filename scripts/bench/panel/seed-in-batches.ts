import type pg from 'pg';

/** A set of rows that is made in batches by its statements. */
export type SeedTask = { title: string; rows: number; batch: number; statements: string[] };

/** Runs the statements for each batch, whose first and last row number are $1 and $2, and prints the progress. */
export async function seedInBatches(client: pg.Client, task: SeedTask): Promise<void> {
  const { title, rows, batch, statements } = task;
  const began = Date.now();
  for (let first = 1; first <= rows; first += batch) {
    const last = Math.min(first + batch - 1, rows);
    await client.query('begin');
    for (const statement of statements) await client.query(statement, [first, last]);
    await client.query('commit');
    printProgress(title, { done: last, rows, began });
  }
}

function printProgress(
  title: string,
  { done, rows, began }: { done: number; rows: number; began: number },
) {
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const line = `${title}: ${grouped(done)} of ${grouped(rows)} (${seconds} s)`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === rows ? '\n' : ''}`);
  else console.log(line);
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}

/** Returns an SQL expression for a UUID that depends only on `text`, itself an SQL expression. */
export function uuidOf(text: string): string {
  return `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
}
