import fs from 'node:fs';
import { ledgerInvariants } from '#domain/backups/invariants.ts';
import { BackupRefused } from '#platform/backup/backup-format.server.ts';
import type { DrillOutcome } from '#platform/backup/drill-in-subprocess.server.ts';
import { restoreBackup } from '#platform/backup/restore-backup.server.ts';
import { runQuery } from '#platform/backup/table-shapes.server.ts';
import { openScratch } from './backup/open-scratch.ts';

/** Restores a backup on trial, as the shop does once a month: `drill-backup.ts <file> <folder>`. Prints a line of JSON. */
const [, , file = '', folder = ''] = process.argv;

// When memory runs out, this process is killed and not the shop. Only Linux supports it.
if (process.platform === 'linux') fs.writeFileSync('/proc/self/oom_score_adj', '1000');

process.stdout.write(JSON.stringify(await drill()));

async function drill(): Promise<DrillOutcome> {
  const scratch = await openScratch(folder, process.env['DATABASE_URL']);
  try {
    const { header } = await restoreBackup(file, scratch.target);
    return { kind: 'restored', brokenInvariants: await findBrokenInvariants(header.kind) };
  } catch (thrown) {
    if (!(thrown instanceof BackupRefused)) throw thrown;
    return { kind: 'refused', reason: thrown.message };
  } finally {
    await scratch.remove();
  }

  async function findBrokenInvariants(kind: string): Promise<string[]> {
    const found: string[] = [];
    const { db, close } = await scratch.open(kind);
    try {
      for (const [fault, query] of Object.entries(ledgerInvariants)) {
        const rows = await runQuery(db, query);
        if (rows.length > 0) found.push(`${rows.length} × ${fault}: ${JSON.stringify(rows[0])}`);
      }
      return found;
    } finally {
      await close();
    }
  }
}
