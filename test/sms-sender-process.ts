import type { Shop } from '#domain/kernel/shop.server.ts';
import { deliverMessages, type Sender } from '#domain/messages/queue/deliver-messages.server.ts';
import { composeSms } from '#email/channels/sms-message.server.ts';
import { openSmsChannel } from '#platform/sms/sms-channel.server.ts';
import { openDatabaseOf } from './query-database.ts';

const smsConfig = {
  provider: 'text.lk',
  senderId: 'Sandhi',
  apiKey: 'key',
  userId: '',
} as const;

/** Makes a sender of a shop's SMS messages to a provider on this machine. */
export function smsSenderTo(origin: string): Sender {
  return {
    channels: [openSmsChannel(smsConfig, { origin })],
    compose: (shop, message) => composeSms(shop, message, 'https://shop.example.lk'),
    onError: (thrown) => {
      throw thrown;
    },
    outages: new Map(),
    closing: false,
  };
}

/** Sends the queued SMS messages of a shop, in a separate process that a test can kill. */
async function sendQueued([dataDir = '', databaseUrl, origin = '']: string[]) {
  const { database } = await openDatabaseOf({ dataDir, databaseUrl: databaseUrl || undefined });
  const guest = { kind: 'guest' } as const;
  const shop: Shop = { db: database.db, actor: guest, now: () => new Date(), listeners: [] };
  await deliverMessages(shop, smsSenderTo(origin));
}

if (import.meta.filename === process.argv[1]) await sendQueued(process.argv.slice(2));
