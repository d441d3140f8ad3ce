import type pg from 'pg';

/** One set of rows, made in batches from the first number to the last, both included. */
export type SeedTask = { title: string; rows: number; batch: number; statements: string[] };

/** Runs the statements for each batch, as $1 to $2, and prints how many rows of how many exist. */
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

/** Returns the same id for the same text each time, in the form of a random one. */
export function idOf(words: string): string {
  return `overlay(overlay(md5(${words}) placing '4' from 13) placing '8' from 17)::uuid`;
}
