import type { BackupService } from '#domain/backups/backup-service.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Channel } from '#domain/messages/channel.ts';
import type { PayHereGateway } from '#domain/payments/payhere/gateway.ts';
import type { Auth } from '#platform/auth/auth.server.ts';
import type { OneAtATime } from '#platform/db/one-at-a-time.server.ts';
import type { OpenDatabase } from '#platform/db/open-embedded.server.ts';
import type { Reads } from '#platform/db/replica/open-reads.server.ts';
import type { Metrics } from '#platform/metrics/metrics.server.ts';
import type { DiskSpace } from '#platform/storage/disk-space.server.ts';
import type { MediaStore } from '#platform/storage/media-store.server.ts';
import type { ContentCache } from './content/content-cache.ts';
import type { ContentWatch } from './content/content-watch.ts';
import type { RecentRefusals } from './recent-refusals.server.ts';

export type WhatsAppAccount = { phoneNumberId: string; appSecret: string; verifyToken: string };

export type DemoSignIn = { username: string; password: string };

/** Everything that the process opens once at its start and shares between requests: database, accounts, secrets, channels. */
export type RunningShop = {
  shop: Shop;
  auth: Auth;
  secret: string;
  https: boolean;
  appUrl: URL;
  /** Set in demo mode, where the login screen shows it. */
  demo: DemoSignIn | undefined;
  /** The channels that are set up. None in demo mode, where nothing is sent. */
  channels: readonly Channel[];
  /** The public VAPID key, by which browsers identify the sender of notifications, as base64url. */
  pushKey: string;
  /** The gateway for online payments; undefined where none is configured. */
  gateway: PayHereGateway | undefined;
  /** The account by which Meta signs WhatsApp webhooks; undefined where none is configured. */
  whatsApp: WhatsAppAccount | undefined;
  /** The files of uploaded pictures. */
  media: MediaStore;
  /** The free space on the disk of the shop's data. */
  disk: DiskSpace;
  /** Runs named work unless it is already running, in this process or another. */
  oneAtATime: OneAtATime;
  database: Pick<OpenDatabase, 'kind' | 'pool'>;
  /** The database from which lists, exports and statistics of the panel are read. */
  reads: Reads;
  /** The metrics, and the token that protects them; undefined without METRICS_TOKEN. */
  monitoring: { metrics: Metrics; token: string } | undefined;
  /** Determines whether cached public pages are current. */
  content: ContentWatch;
  /** Caches data that is the same for every visitor, for as long as public pages. */
  contentCache: ContentCache;
  /** The number of requests that this process has refused in the last hour because it was busy. */
  recentRefusals: RecentRefusals;
  backups: BackupService;
  /** Requested while the shop is healthy; undefined where no service watches it. */
  heartbeatUrl: URL | undefined;
  close: () => Promise<void>;
};
