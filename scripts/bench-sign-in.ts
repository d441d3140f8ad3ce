import { openShopServer } from '#test/open-shop-server.ts';
import { median } from './bench/median.ts';
import { type Door, tryInTurn } from './bench/try-in-turn.ts';
import { buildIfNeeded } from './build/build-shop.ts';

/**
 * Measures whether response times reveal who has an account or waits for a product: known and unknown names alternate at
 * sign-in, forgotten password and stock alerts, `npm run bench:sign-in -- <tries>` times in all, and their medians are compared.
 */
const tries = Number(process.argv[2] ?? 200);

const doors: Door[] = [
  {
    path: '/sign-in',
    nameField: 'identifier',
    fields: { password: 'not-the-password' },
    status: 401,
  },
  { path: '/forgot-password', nameField: 'identifier', fields: {}, status: 303 },
  {
    path: '/products/joint-relief-balm-50-g/tell-me',
    nameField: 'email',
    fields: {},
    status: 303,
    isSentBefore: true,
  },
];
/** Less than the random delay of a network between the shop and an attacker. */
const mostDifferenceMs = 10;

await buildIfNeeded();
// Sends each try from another address, or the shop would soon refuse them.
process.env['TRUSTED_PROXIES'] = '127.0.0.1';
const shop = await openShopServer({ fresh: true });
try {
  for (const door of doors) {
    const { known, unknown } = await tryInTurn(shop.url, door, tries / 2);
    const apart = median(known) - median(unknown);
    const isGood = Math.abs(apart) <= mostDifferenceMs;
    const said = [median(known), median(unknown), apart].map((ms) => `${ms.toFixed(1)} ms`);
    console.log(`${door.path}: known ${said[0]}, unknown ${said[1]}, apart ${said[2]}`);
    if (!isGood) process.exitCode = 1;
  }
} finally {
  await shop.remove();
}
