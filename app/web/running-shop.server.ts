import type { BackupService } from '#domain/backups/backup-service.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Channel } from '#domain/messages/channel.ts';
import type { Auth } from '#platform/auth/auth.server.ts';
import type { OneAtATime } from '#platform/db/one-at-a-time.server.ts';
import type { DiskRoom } from '#platform/storage/disk-room.server.ts';
import type { MediaStore } from '#platform/storage/media-store.server.ts';

export type DemoSignIn = { username: string; password: string };

/** The shop as it runs: what a request needs of it, and how to close it. */
export type RunningShop = {
  shop: Shop;
  auth: Auth;
  secret: string;
  https: boolean;
  appUrl: URL;
  /** Set in demo mode, where the login screen shows it. */
  demo: DemoSignIn | undefined;
  /** The ways to people that are set up. None in demo mode, where nothing leaves. */
  channels: readonly Channel[];
  /** The files of the pictures that owners uploaded. */
  media: MediaStore;
  /** How much room is left where the shop keeps its data. */
  disk: DiskRoom;
  oneAtATime: OneAtATime;
  backups: BackupService;
  close: () => Promise<void>;
};
