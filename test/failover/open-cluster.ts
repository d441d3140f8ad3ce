import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopChild, trackChild } from '#scripts/test/child-processes.ts';
import { freePort } from '#scripts/test/free-port.ts';
import { openNode, type PatroniNode } from './patroni-node.ts';

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

const names = ['node-one', 'node-two', 'node-three'];
const timeoutMs = 180_000;
/** Uses the superuser's password of the example configuration. */
const url = (port: number) => `postgresql://postgres:change-this-word@127.0.0.1:${port}/postgres`;

/** Starts etcd, three PostgreSQLs under Patroni and HAProxy in front of them, all on this machine. */
export async function openCluster(postgresFolder: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-patroni-'));
  fs.chmodSync(folder, 0o755);
  const etcd = await openEtcd(folder);
  const nodes: PatroniNode[] = [];
  for (const name of names) {
    nodes.push(await openNode({ name, folder, postgresFolder, etcdPort: etcd.port }));
  }
  const proxy = await openProxyTo(nodes, folder);
  const close = async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await proxy.close();
    await etcd.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const primary = async () => {
    for (const node of nodes) if (await node.isPrimary()) return node;
    return undefined;
  };
  return {
    ...{ nodes, primary, close, url: url(proxy.port) },
    /** Waits until there is a primary and all others follow it, one of them synchronously. */
    waitUntilHealthy: () => until('all three are healthy', () => isHealthy(nodes)),
    /** Waits until a node other than this one is the primary. */
    primaryAfter: (gone: PatroniNode) =>
      until('another one is the primary', async () => {
        const now = await primary();
        return now !== undefined && now !== gone ? now : undefined;
      }),
  };
}

async function openEtcd(folder: string) {
  const [port, peerPort] = [await freePort(), await freePort()];
  const at = (onPort: number) => `http://127.0.0.1:${onPort}`;
  const flags = [
    ...['--data-dir', path.join(folder, 'etcd'), '--logger', 'zap', '--log-level', 'error'],
    ...['--listen-client-urls', at(port), '--advertise-client-urls', at(port)],
    ...['--listen-peer-urls', at(peerPort), '--initial-advertise-peer-urls', at(peerPort)],
    ...['--initial-cluster', `default=${at(peerPort)}`],
  ];
  const child = trackChild(spawn('etcd', flags, { cwd: folder, stdio: 'ignore' }));
  await until('etcd answers', () => fetch(`${at(port)}/health`).then(({ ok }) => ok || undefined));
  return { port, close: () => stopChild(child, 'SIGTERM') };
}

async function openProxyTo(nodes: readonly PatroniNode[], folder: string) {
  const port = await freePort();
  const template = fs.readFileSync('deploy/patroni/haproxy.cfg', 'utf8');
  const written = nodes.reduce(
    (text, node, index) =>
      text.replace(
        `10.0.0.${index + 1}:5432 check port 8008`,
        `127.0.0.1:${node.port} check port ${node.apiPort}`,
      ),
    template.replace('127.0.0.1:5000', `127.0.0.1:${port}`),
  );
  const file = path.join(folder, 'haproxy.cfg');
  fs.writeFileSync(file, written);
  const child = trackChild(spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' }));
  return { port, close: () => stopChild(child, 'SIGTERM') };
}

type Member = { role: string; state: string };

async function isHealthy(nodes: readonly PatroniNode[]): Promise<true | undefined> {
  for (const { apiPort } of nodes) {
    const response = await fetch(`http://127.0.0.1:${apiPort}/cluster`);
    const { members } = (await response.json()) as { members: Member[] };
    const roles = members.filter(({ state }) => /running|streaming/.test(state));
    const count = (role: string) => roles.filter((member) => member.role === role).length;
    if (roles.length < nodes.length || count('leader') !== 1) return undefined;
    if (count('sync_standby') < 1) return undefined;
  }
  return true;
}

/** Polls until there is a result. Retries on errors. */
async function until<Value>(goal: string, poll: () => Promise<Value | undefined>): Promise<Value> {
  for (const deadline = Date.now() + timeoutMs; ; await pause(100)) {
    const value = await poll().catch(() => undefined);
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs / 1000} s until ${goal}`);
  }
}
