import os from 'node:os';
import path from 'node:path';
import { authTables, createAccount, openSession } from '#domain/accounts/account-writes.server.ts';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { BackupService } from '#domain/backups/backup-service.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { openAuth } from '#platform/auth/auth.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { issueSession } from '#platform/auth/sessions.server.ts';
import { oneAtATimeInProcess } from '#platform/db/one-at-a-time.server.ts';
import { readsWithoutReplica } from '#platform/db/replica/open-reads.server.ts';
import { DiskSpace } from '#platform/storage/disk-space.server.ts';
import { FolderMediaStore } from '#platform/storage/folder-media-store.server.ts';
import { openContent } from '#web/content/open-content.server.ts';
import { RecentRefusals } from '#web/recent-refusals.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

type RunningOverrides = Partial<Pick<RunningShop, 'demo' | 'secret'>>;

/** Makes a running shop of a test shop: in demo mode if `demo`, the sign-in shown on the login screen, is given. */
export function aRunningShop(
  shop: Shop,
  { demo, secret = 'a secret of the tests that nobody has to keep' }: RunningOverrides = {},
): RunningShop {
  const appUrl = new URL('http://localhost:3000');
  const auth = openAuth({
    db: shop.db,
    tables: authTables,
    secret,
    baseUrl: appUrl.origin,
    https: false,
  });
  const media = new FolderMediaStore(path.join(os.tmpdir(), `sandhi-media-${process.pid}`));
  const oneAtATime = oneAtATimeInProcess(shop.db);
  const backups = aBackupService({ media, oneAtATime });
  const disk = new DiskSpace(os.tmpdir(), { holdsDatabase: true });
  const services = {
    channels: [],
    pushKey: 'key',
    gateway: undefined,
    whatsApp: undefined,
    media,
    disk,
    oneAtATime,
    database: { kind: 'embedded' as const },
    monitoring: undefined,
    reads: readsWithoutReplica(shop),
    ...openContent(shop, () => undefined),
    recentRefusals: new RecentRefusals(),
    backups,
    heartbeatUrl: undefined,
    close: async () => {},
  };
  return { shop, auth, secret, https: false, appUrl, demo, ...services };
}

type BackupParts = Pick<RunningShop, 'media' | 'oneAtATime'> & {
  folder?: string;
  nightly?: boolean;
};

/** Makes a backup service whose backups go into a folder of the tests. A failure throws. */
export function aBackupService({
  media,
  oneAtATime,
  folder,
  nightly = true,
}: BackupParts): BackupService {
  const onError = (thrown: unknown) => {
    throw thrown;
  };
  const target = {
    ...{ app: '0.0.0', kind: 'shop' as const, secret: undefined, secretMark: 'mark' },
    folder: folder ?? path.join(os.tmpdir(), `sandhi-backups-${process.pid}`),
    pictures: media,
    publicKey: undefined,
    oneAtATime,
    onSweepError: onError,
    onDrillError: onError,
  };
  return new BackupService(target, { nightly, onError });
}

type AccountOptions = { username: string; password: string; owner?: boolean; demo?: boolean };

/** Makes an account that signs in with a name and a password. Returns its id. */
export async function anAccount(
  { shop }: Pick<RunningShop, 'shop'>,
  { owner = false, demo = false, username, password }: AccountOptions,
): Promise<string> {
  const passwordHash = await hashPassword(password);
  const userId = await createAccount(shop, { name: 'Kamala Silva', username, demo, passwordHash });
  if (owner) await grantPanelAccess(shop, userId);
  return userId;
}

/** Opens a session of this account without a password; returns its Set-Cookie headers. */
export async function aSessionOf({ auth, shop }: RunningShop, userId: string): Promise<string[]> {
  return issueSession(auth, await openSession(shop, userId), new Headers());
}

/** Returns the Cookie header of a browser that got these Set-Cookie headers. */
export function cookieHeader(setCookies: readonly string[]): string {
  return setCookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
