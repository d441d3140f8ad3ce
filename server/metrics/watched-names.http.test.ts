import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '#test/full-run.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';

const token = 'a-token-of-the-tests-of-32-letters';
const rules = 'deploy/prometheus/alerts.yml';
const dashboard = 'deploy/grafana/sandhi.json';

let shop: InProcessShop;
beforeAll(async () => {
  shop = await openInProcess({ env: { METRICS_TOKEN: token } });
});
afterAll(() => shop?.close());

test('the shop exposes every metric that the dashboard and the alert rules name', async () => {
  const { body } = await shop.visitor().get('/metrics', { Authorization: `Bearer ${token}` });
  const exposed = new Set([...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
  for (const file of [rules, dashboard]) {
    const text = fs.readFileSync(file, 'utf8');
    const named = text.match(/\b(?:sandhi|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter(
      (name) => !exposed.has(name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    expect(missing, file).toEqual([]);
  }
});

// Needs promtool, of Debian's package prometheus.
if (isFullRun) {
  test('the alert rules are well-formed and pass their own tests', () => {
    const runPromtool = (...args: string[]) => execFileSync('promtool', args, { encoding: 'utf8' });
    const config = 'deploy/prometheus/prometheus.yml';
    expect(runPromtool('check', 'rules', rules)).toContain('SUCCESS');
    expect(runPromtool('test', 'rules', 'deploy/prometheus/alerts.test.yml')).toContain('SUCCESS');
    expect(runPromtool('check', 'config', '--syntax-only', config)).toContain('SUCCESS');
  });
}
