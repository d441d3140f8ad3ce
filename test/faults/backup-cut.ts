import fs from 'node:fs';
import path from 'node:path';
import { secret } from '#test/mailing-shop.ts';
import { killTool, shopTool } from '#test/shop-tool.ts';
import type { Fault, FaultRun } from './fault.ts';
import { whyNoServer } from './fault.ts';
import { roundsOn } from './trading/rounds.ts';
import { openTradingShop, type TradingShop } from './trading/trading-shop.ts';

/** Kills running backups while the shop sells. Their leftovers are no backups, and the next backup is complete. */
export const backupCut: Fault = {
  name: 'backup-cut',
  rounds: 6,
  whyNotHere: whyNoServer,
  runRounds: (run) =>
    roundsOn(
      () => openTradingShop(run.random, 'postgres'),
      run,
      (tradingShop) => cutOne(tradingShop, run),
    ),
};

async function cutOne({ shop, anomalies }: TradingShop, { random }: FaultRun): Promise<string> {
  const place = { ...shop, env: { DEMO: '', AUTH_SECRET: secret } };
  const folder = path.join(shop.dataDir, 'shop', 'backups');
  const named = () =>
    fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => !name.endsWith('.draft')) : [];
  const before = named();
  const afterMs = random.between(0, 150);
  await killTool(place, ['backup'], afterMs);
  for (const name of named().filter((name) => !before.includes(name))) {
    const { code } = await shopTool(place, 'verify', [path.join(folder, name)]);
    if (code !== 0) anomalies.push(`${name} of a killed backup looks like one and is not whole`);
  }
  for (const tool of ['backup', 'verify'] as const) {
    const { code, output } = await shopTool(place, tool);
    if (code !== 0) anomalies.push(`After a killed backup ${tool} said: ${output}`);
  }
  if (fs.readdirSync(folder).some((name) => name.endsWith('.draft'))) {
    anomalies.push('What a killed backup left is still there after the next one');
  }
  return `a backup killed after ${afterMs} ms`;
}
