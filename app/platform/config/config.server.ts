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
import { isDemoForced } from './flag.server.ts';
import { isLoopback } from './is-loopback.ts';
import { OperatorProblem } from './operator-problem.server.ts';
import { type PayHereConfig, payHereConfig, payHereProblems } from './payhere.server.ts';
import { type S3Configs, s3Configs, s3Problems } from './s3.server.ts';

export type Config = ChannelConfigs &
  BackupConfig &
  S3Configs & {
    host: string;
    port: number;
    /** Listens only once the shop takes orders: the proxy in front waits until then. */
    listenLate: boolean;
    /** The socket that systemd keeps open while the shop starts again, as a file descriptor. */
    socketFd: number | undefined;
    /** Without it the shop accepts localhost, 127.0.0.1 and [::1] on its port. */
    appUrl: URL | undefined;
    dataDir: string;
    databaseUrl: string | undefined;
    /** A replica of that database, from which lists, exports and figures are read. */
    databaseReadUrl: string | undefined;
    payHere: PayHereConfig | undefined;
    authSecret: string | undefined;
    trustedProxies: readonly string[];
    backupNightly: boolean;
    /** The bearer token of /metrics; without it the path does not exist. */
    metricsToken: string | undefined;
    /** How long an instance drains when it is stopped; 0 if it is the only instance. */
    drainMs: number;
    /** Statements that take at least this long are logged. */
    slowStatementMs: number;
    demo: boolean;
    /** Whether DEMO=1 is set, which opens demo mode even with the host or the database of a real shop. */
    demoForced: boolean;
  };

export class ConfigError extends OperatorProblem {
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
  const variables = dropEmptyVariables(environment);
  const parsed = environmentSchema.safeParse(variables);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map(describe)),
    ...contradictions(variables),
    ...backupConfigProblems(variables),
    ...channelProblems(variables),
    ...payHereProblems(variables),
    ...s3Problems(variables),
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
    backupRsync: rsyncConfig(values.BACKUP_RSYNC_TO, variables),
    heartbeatUrl: values.HEARTBEAT_URL,
    backupNightly: values.BACKUP_NIGHTLY,
    metricsToken: values.METRICS_TOKEN,
    drainMs: values.DRAIN_SECONDS * 1000,
    slowStatementMs: values.SLOW_STATEMENT_MS,
    demo: values.DEMO ?? !Object.keys(variables).some((name) => realShopVariables.test(name)),
    demoForced,
  };
}

/** Returns the descriptor of the socket that systemd passes to this process: see sd_listen_fds(3). */
function socketOfSystemd(environment: Record<string, string | undefined>): number | undefined {
  const isOurs = environment['LISTEN_PID'] === `${process.pid}`;
  return isOurs && environment['LISTEN_FDS'] === '1' ? 3 : undefined;
}

/** Leaves out variables with an empty value, as in `APP_URL= npm start`. */
function dropEmptyVariables(
  environment: Record<string, string | undefined>,
): Record<string, string> {
  const trimmed = Object.entries(environment).map(([name, value = '']) => [name, value.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

function describe(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}

/** Finds contradictions between variables, even if one of them is invalid, so that one message names all. */
function contradictions(variables: Record<string, string>): string[] {
  const { HOST: host = '127.0.0.1', APP_URL: appUrl, DATABASE_URL: databaseUrl } = variables;
  const problems: string[] = [];
  if (!isLoopback(host) && appUrl === undefined) {
    problems.push(
      `APP_URL: is needed because HOST is ${host}. Say the address that shoppers will type, for example https://shop.example.lk`,
    );
  }
  const isDemo = isDemoForced(variables);
  if (databaseUrl !== undefined && variables['AUTH_SECRET'] === undefined && !isDemo) {
    problems.push(
      'AUTH_SECRET: is needed with DATABASE_URL, so that every instance signs alike. Make one with: openssl rand -base64 32',
    );
  }
  if (variables['DATABASE_READ_URL'] !== undefined && databaseUrl === undefined) {
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
