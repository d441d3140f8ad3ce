import http from 'node:http';
import { processorMs } from '#scripts/bench/process-usage.ts';
import type { OrderForm } from './order-forms.ts';

/** Orders per second, the milliseconds until the response, and the server's processor time for each order. */
export type SubmitResult = {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  processorMs: number;
};
type Server = { url: string; pid: number };

/** Submits all forms over this many connections, one after another on each. Throws unless each response is a redirect. */
export async function submitForms(
  { url, pid }: Server,
  forms: readonly OrderForm[],
  connections: number,
): Promise<SubmitResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const left = forms[Symbol.iterator]();
  const times: number[] = [];
  const processorBefore = processorMs(pid);
  const began = performance.now();
  const shopper = async () => {
    for (const form of left) {
      const submittedAt = performance.now();
      await submit(`${url}/checkout`, { agent, form });
      times.push(performance.now() - submittedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, shopper));
  const tookMs = performance.now() - began;
  agent.destroy();
  times.sort((one, other) => one - other);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    perSecond: (forms.length / tookMs) * 1000,
    p50Ms: quantile(0.5),
    p95Ms: quantile(0.95),
    p99Ms: quantile(0.99),
    processorMs: (processorMs(pid) - processorBefore) / forms.length,
  };
}

type Submission = { agent: http.Agent; form: OrderForm };

function submit(url: string, { agent, form: { headers, body } }: Submission): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = { 'Content-Length': Buffer.byteLength(body) };
    const options = { agent, method: 'POST', headers: { ...headers, ...length } };
    const request = http.request(url, options, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 303) resolve();
        else reject(new Error(`The checkout answered ${response.statusCode}.`));
      });
    });
    request.once('error', reject);
    request.end(body);
  });
}
