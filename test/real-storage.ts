import { readConfig } from '#platform/config/config.server.ts';
import type { S3Config } from '#platform/s3/s3.server.ts';

/** Returns the real storage that `SANDHI_TEST_S3` names, such as `http://key:word@127.0.0.1:7480/bucket`. */
export function realStorage(): S3Config | undefined {
  const set = process.env['SANDHI_TEST_S3'];
  if (!set) return undefined;
  const { origin, pathname, username, password } = new URL(set);
  return readConfig({
    S3_ENDPOINT: origin,
    S3_BUCKET: pathname.slice(1),
    S3_ACCESS_KEY_ID: username,
    S3_SECRET_ACCESS_KEY: password,
  }).s3;
}
