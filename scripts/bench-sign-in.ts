import { openShopServer } from '#test/open-shop-server.ts';
import { median } from './bench/median.ts';
import { type TimedForm, timeAlternately } from './bench/time-alternately.ts';
import { buildIfNeeded } from './build/build-shop.ts';

/**
 * Measures whether response times reveal who has an account or waits for a product: `npm run bench:sign-in -- <attempts>`
 * sends that many to each of three forms, with known and unknown names alternately, and compares the medians.
 */
const attempts = Number(process.argv[2] ?? 200);

const forms: TimedForm[] = [
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
const maxDifferenceMs = 10;

await buildIfNeeded();
// Sends each attempt from another address, because the shop limits attempts by address.
process.env['TRUSTED_PROXIES'] = '127.0.0.1';
const shop = await openShopServer({ fresh: true });
try {
  for (const form of forms) {
    const { known, unknown } = await timeAlternately(shop.url, form, attempts / 2);
    const differenceMs = median(known) - median(unknown);
    const isGood = Math.abs(differenceMs) <= maxDifferenceMs;
    const formatted = [median(known), median(unknown), differenceMs].map(
      (ms) => `${ms.toFixed(1)} ms`,
    );
    console.log(
      `${form.path}: known ${formatted[0]}, unknown ${formatted[1]}, apart ${formatted[2]}`,
    );
    if (!isGood) process.exitCode = 1;
  }
} finally {
  await shop.remove();
}
