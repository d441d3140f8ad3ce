import { z } from 'zod';
import type { S3Config } from '#platform/s3/s3.server.ts';
import { flag } from './flag.server.ts';

const requiredNames = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const bucket = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'must be the name of a bucket, for example sandhi-files',
  )
  .optional();

/** The variables of S3-compatible storage: an endpoint, its key, and buckets for pictures, for backups or for both. */
export const s3Schema = {
  S3_ENDPOINT: z
    .string()
    .refine(
      isOrigin,
      'must be the address of the storage without a path, for example https://s3.example.com',
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be a name such as us-east-1')
    .default('us-east-1'),
  S3_BUCKET: bucket,
  S3_BACKUP_BUCKET: bucket,
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flag.default(true),
  S3_MOVING_BACK: flag.default(false),
};

type S3Values = z.output<z.ZodObject<typeof s3Schema>>;

export type S3Configs = {
  /** The storage of pictures; undefined: the data directory. */
  s3: S3Config | undefined;
  /** Stores new pictures in the data directory again, while those of S3 are still read. */
  isMovingBackFromS3: boolean;
  /** The destination of backup copies; undefined: none, or rsync. */
  backupS3: S3Config | undefined;
};

export function s3Configs(values: S3Values): S3Configs {
  return {
    s3: configOf(values, values.S3_BUCKET),
    isMovingBackFromS3: values.S3_MOVING_BACK,
    backupS3: configOf(values, values.S3_BACKUP_BUCKET),
  };
}

function configOf(values: S3Values, bucket: string | undefined): S3Config | undefined {
  const { S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const { S3_REGION: region, S3_PATH_STYLE: pathStyle } = values;
  return { endpoint: new URL(endpoint), region, bucket, accessKeyId, secretAccessKey, pathStyle };
}

/** Returns a message for each variable of S3 that is missing or misspelled, if any is set. */
export function s3Problems(variables: Record<string, string>): string[] {
  const setNames = Object.keys(variables).filter((name) => name.startsWith('S3_'));
  if (setNames.length === 0) return [];
  return [
    ...requiredNames
      .filter((name) => variables[name] === undefined)
      .map((name) => `${name}: is needed to keep files in S3-compatible storage`),
    ...((variables['S3_BUCKET'] ?? variables['S3_BACKUP_BUCKET'])
      ? []
      : ['S3_BUCKET: name a bucket for pictures here, or one for backups in S3_BACKUP_BUCKET']),
    ...setNames
      .filter((name) => !Object.hasOwn(s3Schema, name))
      .map((name) => `${name}: is not known. Known are ${Object.keys(s3Schema).join(', ')}`),
  ];
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}
