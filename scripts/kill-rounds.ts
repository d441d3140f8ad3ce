import { killRounds } from '#test/kill-rounds.ts';
import { buildIfNeeded } from './build/build-shop.ts';

const rounds = Number(process.argv[2] ?? 20);

await buildIfNeeded();
for await (const { round, confirmed, orders, faults } of killRounds(rounds)) {
  console.log(`Round ${round}: ${confirmed} orders confirmed so far, ${orders} kept`);
  for (const fault of faults) console.error(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
console.log(process.exitCode ? 'Orders were damaged.' : `${rounds} kills, nothing lost.`);
