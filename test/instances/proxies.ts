import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stopChild, trackChild } from '#scripts/test/child-processes.ts';
import { type Visitor, visitorOf } from '#test/visitor.ts';

export const proxies = ['nginx', 'haproxy', 'caddy'] as const;
export type ProxyName = (typeof proxies)[number];
export type OpenProxy = {
  port: number;
  /** Stops sending shoppers to an instance that is about to stop, where the proxy has no health checks. */
  takeOut: (index: number) => void;
  putAllBack: () => void;
  close: () => Promise<void>;
};

type ProxyOptions = { port: number; to: readonly { port: number }[] };
type ProxyCommand = { command: string; args: string[]; file: string };

const files: Record<ProxyName, string> = {
  nginx: 'nginx.conf',
  haproxy: 'haproxy.cfg',
  caddy: 'Caddyfile',
};

/** Starts a proxy with the example configuration, except for addresses. Waits until it reaches a ready shop. */
export async function openProxy(name: ProxyName, { port, to }: ProxyOptions): Promise<OpenProxy> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `sandhi-${name}-`));
  const template = fs.readFileSync(path.join('deploy/proxies', files[name]), 'utf8');
  const { command, args, file } = prepare[name](withInstances(template, to), { port, folder });
  const child = trackChild(
    spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder }),
  );
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(`${chunk}`));
  await waitUntilReady(child, port, () => errors.join(''));
  const close = async () => {
    await stopChild(child, 'SIGTERM');
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const config = fs.readFileSync(file, 'utf8');
  const reload = (text: string) => {
    if (name !== 'nginx') return;
    fs.writeFileSync(file, text);
    child.kill('SIGHUP');
  };
  const takeOut = (index: number) =>
    reload(config.replace(`server 127.0.0.1:${to[index]?.port} `, (server) => `${server}down `));
  return { port, takeOut, putAllBack: () => reload(config), close };
}

/**
 * Makes a visitor with a connection for each request. A browser repeats a request whose idle connection the proxy has
 * closed, as it does when it reloads its configuration; fetch does not.
 */
export function visitorThroughProxy(origin: string): Visitor {
  return visitorOf(origin, undefined, { Connection: 'close' });
}

/** Replaces the two instances of the example by these, within a line or by repeating it. */
function withInstances(template: string, to: ProxyOptions['to']): string {
  const all = to.map(({ port }) => `127.0.0.1:${port}`);
  const lines = template.split('\n').flatMap((line) => {
    if (line.includes('127.0.0.1:3001 127.0.0.1:3002')) {
      return [line.replace('127.0.0.1:3001 127.0.0.1:3002', all.join(' '))];
    }
    if (line.includes('127.0.0.1:3002')) return [];
    if (!line.includes('127.0.0.1:3001')) return [line];
    return all.map((address, index) =>
      line.replace('127.0.0.1:3001', address).replace(' one ', ` number-${index} `),
    );
  });
  return lines.join('\n');
}

type ProxySetup = { port: number; folder: string };

const prepare: Record<ProxyName, (text: string, setup: ProxySetup) => ProxyCommand> = {
  nginx: (text, { port, folder }) => {
    const site = text
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('server_name shop.example.lk;', 'server_name 127.0.0.1;');
    // The rest of the configuration is Debian's, without its user and log.
    const config = `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 2;
      events { worker_connections 768; }
      http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
        fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
        ${site} }`;
    const file = write(folder, config);
    return { command: 'nginx', args: ['-c', file, '-e', 'stderr'], file };
  },
  haproxy: (text, { port, folder }) => {
    const file = write(
      folder,
      text.replace('bind :80', `bind 127.0.0.1:${port}`).replace('log /dev/log local0', ''),
    );
    return { command: 'haproxy', args: ['-db', '-f', file], file };
  },
  caddy: (text, { port, folder }) => {
    const own = text.replace('shop.example.lk {', `http://127.0.0.1:${port} {`);
    const file = write(folder, `{\n\tadmin off\n\tauto_https off\n}\n${own}`);
    return { command: 'caddy', args: ['run', '--adapter', 'caddyfile', '--config', file], file };
  },
};

function write(folder: string, text: string): string {
  const file = path.join(folder, 'config');
  fs.writeFileSync(file, text);
  // The workers of nginx drop root privileges.
  fs.chmodSync(folder, 0o777);
  return file;
}

async function waitUntilReady(child: ChildProcess, port: number, errors: () => string) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy ended: ${errors()}`);
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error(`The proxy leads nowhere: ${errors()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Returns the proxies that this machine lacks. */
export function missingProxies(): ProxyName[] {
  return proxies.filter((name) => {
    try {
      execFileSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${name}`], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
}
