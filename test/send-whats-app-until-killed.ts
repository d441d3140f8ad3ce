import type { Shop } from '#domain/kernel/shop.server.ts';
import { deliverMessages } from '#domain/messages/queue/deliver-messages.server.ts';
import { openWhatsAppChannel } from '#platform/whats-app/whats-app-channel.server.ts';
import { openDatabaseOf } from './query-database.ts';
import { whatsAppAccount } from './whats-app-account.ts';

/** Sends the due WhatsApp messages, as a background job does, in a separate process that a test can kill. */
const [dataDir = '', origin = ''] = process.argv.slice(2);
const { database, close } = await openDatabaseOf({ dataDir, databaseUrl: undefined });
const shop: Shop = {
  db: database.db,
  actor: { kind: 'shop' },
  now: () => new Date(),
  listeners: [],
};
await deliverMessages(shop, {
  channels: [openWhatsAppChannel(whatsAppAccount, { origin })],
  compose: async (_shop, { id, recipient, language }) => ({
    ...{ id, recipient, language, text: 'Your order left.' },
    template: { kind: 'order-shipped', parameters: ['ORD-1', 'Sandhi', '–'] },
  }),
  onError: (thrown) => {
    throw thrown;
  },
  outages: new Map(),
  closing: false,
});
await close();
