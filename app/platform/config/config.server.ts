import path from 'node:path';
import type { z } from 'zod';
import { type BackupConfig, backupConfigProblems, rsyncConfig } from './backup.server.ts';
import {
  type ChannelConfigs,
  channelConfigs,
  channelPrefixes,
  channelProblems,
} from './channels.server.ts';
import { environmentSchema } from './environment.server.ts';
import { type PayHereConfig, payHereConfig, payHereProblems } from './payhere.server.ts';
import { type S3Configs, s3Configs, s3Problems } from './s3.server.ts';
import { StartProblem } from './start-problem.server.ts';

export type Config = ChannelConfigs &
  BackupConfig &
  S3Configs & {
    host: string;
    port: number;
    /** Listens only once the shop takes orders: the proxy in front waits until then. */
    listenLate: boolean;
    /** The socket that systemd keeps open while the shop starts again, as a file descriptor. */
    socketFd: number | undefined;
    /** Without it the shop accepts localhost and 127.0.0.1 on its port. */
    appUrl: URL | undefined;
    dataDir: string;
    databaseUrl: string | undefined;
    /** A replica of it, from which lists, exports and figures are read. */
    databaseReadUrl: string | undefined;
    payHere: PayHereConfig | undefined;
    authSecret: string | undefined;
    trustedProxies: readonly string[];
    backupNightly: boolean;
    /** The bearer token of /metrics; without it the path does not exist. */
    metricsToken: string | undefined;
    /**
     * How long one of several instances drains when it is stopped; 0 where the shop has one instance.
     */
    drainMs: number;
    /** Statements that take at least so long are logged. */
    slowStatementMs: number;
    demo: boolean;
    /**
     * True when demo mode was set explicitly, so that it may use a database or a host that a real shop could use too.
     */
    demoForced: boolean;
  };

export class ConfigError extends StartProblem {
  constructor(problems: readonly string[]) {
    super(
      `The shop cannot start, because of its environment:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

/** Variables that only a real shop sets. */
const realShopVariables = new RegExp(
  `^(APP_URL|DATABASE_(READ_)?URL|AUTH_SECRET|(${channelPrefixes.join('|')}|PAYHERE|S3)_\\w+)$`,
);

/** Reads the whole environment. Throws one ConfigError that names every missing or wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = whatIsSet(environment);
  const parsed = environmentSchema.safeParse(set);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map(describe)),
    ...contradictions(set),
    ...backupConfigProblems(set),
    ...channelProblems(set),
    ...payHereProblems(set),
    ...s3Problems(set),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const values = parsed.data;
  const demoForced = values.DEMO === true;
  return {
    host: values.HOST,
    port: values.PORT,
    listenLate: values.LISTEN_LATE,
    socketFd: socketOfSystemd(environment),
    appUrl: values.APP_URL,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    authSecret: values.AUTH_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    ...channelConfigs(values),
    payHere: payHereConfig(values),
    ...s3Configs(values),
    backupDir: values.BACKUP_DIR === undefined ? undefined : path.resolve(values.BACKUP_DIR),
    backupKey: values.BACKUP_KEY,
    backupRsync: rsyncConfig(values.BACKUP_RSYNC_TO, set),
    heartbeatUrl: values.HEARTBEAT_URL,
    backupNightly: values.BACKUP_NIGHTLY,
    metricsToken: values.METRICS_TOKEN,
    drainMs: values.DRAIN_SECONDS * 1000,
    slowStatementMs: values.SLOW_STATEMENT_MS,
    demo: values.DEMO ?? !Object.keys(set).some((name) => realShopVariables.test(name)),
    demoForced,
  };
}

/** Returns the descriptor that systemd hands to this very process, by its protocol for sockets. */
function socketOfSystemd(environment: Record<string, string | undefined>): number | undefined {
  const isOurs = environment['LISTEN_PID'] === `${process.pid}`;
  return isOurs && environment['LISTEN_FDS'] === '1' ? 3 : undefined;
}

/** Treats an empty text as not set, as in `APP_URL= npm start`. */
function whatIsSet(environment: Record<string, string | undefined>): Record<string, string> {
  const trimmed = Object.entries(environment).map(([name, value = '']) => [name, value.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

function describe(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}

/** Finds contradictions between the raw variables, so that one message names everything. */
function contradictions(set: Record<string, string>): string[] {
  const { HOST: host = '127.0.0.1', APP_URL: appUrl, DATABASE_URL: databaseUrl } = set;
  const problems: string[] = [];
  if (!isLoopback(host) && appUrl === undefined) {
    problems.push(
      `APP_URL: is needed because HOST is ${host}. Say the address that shoppers will type, for example https://shop.example.lk`,
    );
  }
  const isDemo = /^(1|true)$/.test(set['DEMO'] ?? '');
  if (databaseUrl !== undefined && set['AUTH_SECRET'] === undefined && !isDemo) {
    problems.push(
      'AUTH_SECRET: is needed with DATABASE_URL, so that every instance signs alike. Make one with: openssl rand -base64 32',
    );
  }
  if (set['DATABASE_READ_URL'] !== undefined && databaseUrl === undefined) {
    problems.push(
      'DATABASE_READ_URL: needs DATABASE_URL, because it names a replica of that server. The database inside the shop has none: leave it out',
    );
  }
  return problems;
}

/** Returns warnings for the owner about a configuration with which the shop still starts. */
export function configWarnings({ appUrl, host, trustedProxies }: Config): string[] {
  const isBehindProxy = appUrl?.protocol === 'https:' && isLoopback(host);
  if (!isBehindProxy || trustedProxies.length > 0) return [];
  return [
    'TRUSTED_PROXIES is empty, so all visitors who come through the web server look like one: wrong passwords of one lock out all. ' +
      'Set it to the address of that web server, 127.0.0.1,::1 if it runs on this machine.',
  ];
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
