import { readConfig } from '#platform/config/config.server.ts';
import { reachShop } from './admin/reach-shop.ts';
import { createProgressPrinter } from './backup/progress-printer.ts';
import { runTool } from './backup/run-tool.ts';

const usage = `Makes a backup of the whole shop, pictures included, while it runs and while it does not:

  npm run backup

It uses the same environment as npm start. The file is put into BACKUP_DIR, or beside the shop's other data.`;

await runTool(usage, async (args) => {
  if (args.length > 0) return undefined;
  const progress = createProgressPrinter();
  const { ok, message } = await reachShop(
    readConfig(process.env),
    { command: 'backup' },
    progress.show,
  );
  progress.end();
  return { ok, message };
});
