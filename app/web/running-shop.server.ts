import type { BackupService } from '#domain/backups/backup-service.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Channel } from '#domain/messages/channel.ts';
import type { PayHereGateway } from '#domain/payments/payhere/gateway.ts';
import type { Auth } from '#platform/auth/auth.server.ts';
import type { OneAtATime } from '#platform/db/one-at-a-time.server.ts';
import type { OpenDatabase } from '#platform/db/open-embedded.server.ts';
import type { Reads } from '#platform/db/replica/open-reads.server.ts';
import type { Metrics } from '#platform/metrics/metrics.server.ts';
import type { DiskRoom } from '#platform/storage/disk-room.server.ts';
import type { MediaStore } from '#platform/storage/media-store.server.ts';
import type { ContentWatch } from './content/content-watch.ts';
import type { KeptFacts } from './content/kept-facts.ts';
import type { RecentRefusals } from './recent-refusals.server.ts';

export type WhatsAppAccount = { phoneNumberId: string; appSecret: string; verifyToken: string };

export type DemoSignIn = { username: string; password: string };

/** The running shop: what a request needs of it, and how to close it. */
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
  /** The public key by which browsers know whose notifications they take, as base64url. */
  pushKey: string;
  /** How shoppers pay online; undefined where nothing is configured. */
  gateway: PayHereGateway | undefined;
  /** How Meta signs what it tells of WhatsApp; undefined where nothing is configured. */
  whatsApp: WhatsAppAccount | undefined;
  /** The files of uploaded pictures. */
  media: MediaStore;
  /** How much room is left on the disk of the shop's data. */
  disk: DiskRoom;
  oneAtATime: OneAtATime;
  database: Pick<OpenDatabase, 'kind' | 'pool'>;
  /** Where lists, exports and figures of the panel are read. */
  reads: Reads;
  /** What the shop counts about itself, and the token that opens it; undefined without METRICS_TOKEN. */
  watch: { metrics: Metrics; token: string } | undefined;
  /** Whether public pages are still true, and what is kept for as long as they are. */
  content: ContentWatch;
  facts: KeptFacts;
  /** How many requests this process has refused lately because it was busy. */
  recentRefusals: RecentRefusals;
  backups: BackupService;
  /** Called while the shop is well; undefined where nobody watches. */
  heartbeatUrl: URL | undefined;
  close: () => Promise<void>;
};
