import path from 'node:path';
import type { z } from 'zod';
import { environmentSchema } from './environment.server.ts';

export type Config = {
  host: string;
  port: number;
  /** Without it the shop answers to localhost and 127.0.0.1 on its port. */
  appUrl: URL | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  authSecret: string | undefined;
  trustedProxies: readonly string[];
  demo: boolean;
  /** Demo mode was asked for, so it may stand on a database or a host that a real shop could use too. */
  demoForced: boolean;
};

export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The shop cannot start, because of its environment:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

/** Setting any of these means that somebody runs a real shop. */
const realShopVariables = /^(APP_URL|DATABASE_URL|AUTH_SECRET|(SMTP|SMS|WHATSAPP|PAYHERE|S3)_\w+)$/;

/**
 * Reads the whole environment at once.
 * Throws one ConfigError that names every variable that is missing or wrong.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(set);
  const problems = parsed.success ? [] : parsed.error.issues.map(describe);
  if (parsed.success) problems.push(...contradictions(parsed.data));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const values = parsed.data;
  const demoForced = values.DEMO === true;
  return {
    host: values.HOST,
    port: values.PORT,
    appUrl: values.APP_URL,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    authSecret: values.AUTH_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    demo: demoForced || !Object.keys(set).some((name) => realShopVariables.test(name)),
    demoForced,
  };
}

function describe(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}

function contradictions(values: z.output<typeof environmentSchema>): string[] {
  const problems: string[] = [];
  if (!isLoopback(values.HOST) && values.APP_URL === undefined) {
    problems.push(
      `APP_URL: is needed because HOST is ${values.HOST}. Say the address that shoppers will type, for example https://shop.example.lk`,
    );
  }
  if (values.DATABASE_URL !== undefined && values.AUTH_SECRET === undefined && !values.DEMO) {
    problems.push(
      'AUTH_SECRET: is needed with DATABASE_URL, so that every instance signs alike. Make one with: openssl rand -base64 32',
    );
  }
  return problems;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
