import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { killThePrimary } from '#test/failover/kill-the-primary.ts';
import { openCluster } from '#test/failover/open-cluster.ts';
import { missingMail } from '#test/faults/trading/judge.ts';
import { openInstances } from '#test/instances/open-instances.ts';
import { openProxy } from '#test/instances/proxies.ts';
import { openTradingThroughProxy } from '#test/instances/trading-through-proxy.ts';
import { seeded } from '#test/seeded.ts';
import { buildIfNeeded } from './build/build-shop.ts';

/** How often the primary of three PostgreSQL servers under Patroni is killed in the middle of orders. */
const rounds = Number(process.argv[2] ?? 3);
const postgresFolder = fs.globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
const missing = ['patroni', 'etcd', 'haproxy'].filter(isMissing);
if (!postgresFolder) missing.push('postgresql');
if (missing.length > 0 || !postgresFolder || !(rounds > 0)) {
  console.error(`npm run test:failover -- 3 needs Debian's packages: patroni etcd-server haproxy postgresql.
Missing here: ${missing.join(', ') || 'nothing; say how many rounds'}`);
  process.exit(2);
}
await buildIfNeeded();
const cluster = await openCluster(postgresFolder);
const findings: string[] = [];
try {
  await cluster.waitUntilHealthy();
  process.env['SANDHI_TEST_DATABASE'] = cluster.url;
  const instances = await openInstances(2);
  const proxy = await openProxy('haproxy', { port: instances.proxyPort, to: instances.shops });
  const { tradingShop } = await openTradingThroughProxy(instances, seeded(1, 'failover'));
  for (let round = 1; round <= rounds; round += 1) {
    const { findings: found, ...figures } = await killThePrimary(cluster, instances, tradingShop);
    findings.push(...found);
    console.log(`${found.length === 0 ? '✓' : '✗'} ${round}/${rounds} ${JSON.stringify(figures)}`);
    for (const finding of found) console.log(`    ${finding}`);
  }
  findings.push(...(await missingMail(tradingShop)));
  console.log(
    `${tradingShop.confirmed.length} confirmed orders, ${tradingShop.ownerChanges.length} changes of the owner, ${findings.length} findings`,
  );
  await proxy.close();
  await instances.close();
} finally {
  if (process.env['SANDHI_PRINT_LOG'])
    for (const node of cluster.nodes) console.log(node.log().slice(-6000));
  await cluster.close();
}
for (const finding of findings) console.log(finding);
process.exitCode = findings.length === 0 ? 0 : 1;

function isMissing(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`], { stdio: 'ignore' });
    return false;
  } catch {
    return true;
  }
}
