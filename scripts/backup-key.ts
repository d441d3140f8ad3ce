import { makeBackupKeys } from '#platform/backup/backup-keys.server.ts';
import { runTool } from './backup/run-tool.ts';

const usage = `Makes a pair of keys for encrypted backups, and shows it once:

  npm run backup:key

Nothing is changed and nothing is kept: what to do with the keys is said with them.`;

await runTool(usage, async (args) => {
  if (args.length > 0) return undefined;
  const { privateKey, publicKey } = await makeBackupKeys();
  const message = `The PRIVATE KEY opens your backups. Keep it in a password manager and on paper, in two places, and not on the
machine of the shop. It is shown this one time. Without it nobody can open an encrypted backup, we neither.

${privateKey}

The PUBLIC KEY encrypts them. It is no secret. Put this line where the shop's other settings are:

BACKUP_KEY=${publicKey}

Then start the shop again, make a backup with npm run backup, and try the private key with npm run verify.`;
  return { ok: true, message };
});
