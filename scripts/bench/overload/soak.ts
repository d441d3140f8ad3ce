import { setTimeout as pause } from 'node:timers/promises';
import { openBenchShop } from '#scripts/bench/orders/bench-shop.ts';
import { orderForms } from '#scripts/bench/orders/order-forms.ts';
import { residentMb } from '#scripts/bench/process-usage.ts';
import { runWrk } from './run-wrk.ts';
import { sendUntil } from './send-requests.ts';

const sampleMs = 5_000;
/** The share of the time in which the memory of a new process still grows. */
const warmShare = 1 / 3;
const pages = ['/', '/si', '/checkout', '/track', '/cart', '/?q=oil', '/admin/sign-in'];

/** Requests cached pages, other pages and orders at once, and prints the trend of the memory after the first third. */
export async function soak(database: 'embedded' | 'postgres', minutes: number): Promise<void> {
  const shop = await openBenchShop(database);
  try {
    const [form] = await orderForms(shop.url, 1);
    const headers = { Cookie: form?.headers['Cookie'] ?? '' };
    const endAt = performance.now() + minutes * 60_000;
    const isOver = () => performance.now() > endAt;
    const megabytes: number[] = [];
    const watch = async () => {
      while (!isOver()) {
        await pause(sampleMs);
        megabytes.push(residentMb(shop.pid));
      }
    };
    const browse = async (path: string) => {
      const seconds = minutes * 60;
      return runWrk(`${shop.url}${path}`, { headers, connections: 4, seconds });
    };
    const buy = async () => {
      let placed = 0;
      while (!isOver()) {
        const forms = await orderForms(shop.url, 20);
        const requests = forms.map((each) => ({ path: '/checkout', method: 'POST', ...each }));
        const responses = await sendUntil(shop.url, {
          ...{ requests: requests.values(), connections: 2, isOver },
        });
        placed += responses.filter(({ status }) => status === 303).length;
        await pause(1_000);
      }
      return placed;
    };
    const [rates, placed] = await Promise.all([Promise.all(pages.map(browse)), buy(), watch()]);
    const rateOfEach = pages.map(
      (page, index) => `${page} ${Math.round(rates[index]?.accepted ?? 0)}`,
    );
    console.log(
      `\n${database}, ${minutes} minutes: ${placed} orders; a second: ${rateOfEach.join(', ')}`,
    );
    printSlope(megabytes.slice(Math.floor(megabytes.length * warmShare)));
  } finally {
    await shop.remove();
  }
}

/** Fits a straight line through the samples, and prints its rise from first to last as a share of the mean. */
function printSlope(samples: readonly number[]): void {
  const mean = average(samples);
  const middle = (samples.length - 1) / 2;
  const covariances = samples.map((value, index) => (index - middle) * (value - mean));
  const variances = samples.map((_, index) => (index - middle) ** 2);
  const rise = (average(covariances) / average(variances)) * (samples.length - 1);
  const [first = 0, last = 0] = [samples[0], samples.at(-1)];
  console.log(
    `Memory ${Math.round(first)} to ${Math.round(last)} MB, mean ${Math.round(mean)} MB, rises by ${((rise / mean) * 100).toFixed(1)} %`,
  );
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
