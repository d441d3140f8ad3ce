import { isIP } from 'node:net';
import { z } from 'zod';
import { backupSchema } from './backup.server.ts';
import { channelSchema } from './channels.server.ts';
import { flag } from './flag.server.ts';
import { payHereSchema } from './payhere.server.ts';
import { port } from './port.server.ts';
import { s3Schema } from './s3.server.ts';

const appUrl = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url;
  context.addIssue({
    code: 'custom',
    message: 'must be the address of the shop without a path, for example https://shop.example.lk',
  });
  return z.NEVER;
});

/** Matches a comma among the hosts; a comma in the user or the password is allowed. */
const severalHosts = /^[^/]+:\/\/([^/?]*@)?[^@/?]*,[^@/?]*([/?]|$)/;

const databaseUrl = z
  .string()
  .refine(
    (text) => !severalHosts.test(text),
    'names several servers; name one, such as a proxy that leads to the server that accepts writes',
  )
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
    'must look like postgresql://user:password@host:5432/name',
  );

const databaseReadUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && !severalHosts.test(text),
    'must look like postgresql://user:password@host:5432/name and name one server, a replica of the one in DATABASE_URL',
  );

const proxies = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  )
  .refine((addresses) => addresses.every(isAddressOrRange), {
    message:
      'must be addresses or ranges with commas between them, for example 10.0.0.0/8,127.0.0.1',
  });

/** Refuses the range /0 too, which would trust every visitor as a proxy. */
function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  return bits >= 1 && bits <= (version === 4 ? 32 : 128);
}

/** The shop's own variables with their allowed values. Those of systemd and rsync are read where they are used. */
export const environmentSchema = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a name, for example 0.0.0.0')
    .default('127.0.0.1'),
  PORT: port.default(3000),
  LISTEN_LATE: flag.default(false),
  DATA_DIR: z.string().default('./data'),
  APP_URL: appUrl.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseReadUrl.optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUSTED_PROXIES: proxies.default([]),
  DEMO: flag.optional(),
  BACKUP_NIGHTLY: flag.default(true),
  ...backupSchema,
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds, for example 5')
    .min(0, 'must be at least 0')
    .max(60, 'must be at most 60')
    .default(0),
  SLOW_STATEMENT_MS: z.coerce
    .number('must be a number of milliseconds, for example 500')
    .min(1, 'must be at least 1')
    .default(500),
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\x21-\x7e]{32,}$/,
      'must have at least 32 characters, none of them a space. Make one with: openssl rand -hex 32',
    )
    .optional(),
  ...channelSchema,
  ...payHereSchema,
  ...s3Schema,
});
