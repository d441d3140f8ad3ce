import { parseArgs } from 'node:util';
import { openBenchDatabase } from './bench/panel/bench-database.ts';
import { measureScreens } from './bench/panel/measure-screens.ts';
import { sayScreens } from './bench/panel/say-screens.ts';
import { panelScreens } from './bench/panel/screens.ts';
import { wholeSize } from './bench/panel/seed-size.ts';
import { buildIfNeeded } from './build/build-shop.ts';
import { startDemoShop } from './test/demo-shop.ts';

const usualRounds = 20;

const { values: wish } = parseArgs({
  options: {
    orders: { type: 'string' },
    customers: { type: 'string' },
    events: { type: 'string' },
    rounds: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

const size = {
  ...wholeSize,
  orders: Number(wish.orders ?? wholeSize.orders),
  customers: Number(wish.customers ?? wholeSize.customers),
  events: Number(wish.events ?? wholeSize.events),
};

await buildIfNeeded();
const database = await openBenchDatabase(size, wish.keep);
try {
  const shop = await startDemoShop(database.url);
  try {
    const screens = await panelScreens(database.url);
    const measured = await measureScreens(shop, screens, Number(wish.rounds ?? usualRounds));
    process.exitCode = sayScreens(measured) ? 0 : 1;
  } finally {
    await shop.stop();
  }
} finally {
  await database.close();
}
