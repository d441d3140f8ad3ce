import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { listInbox } from '#domain/support/list-inbox.server.ts';
import { receiveWhatsAppMessage } from '#domain/support/receive-whats-app-message.server.ts';
import { openSellingShop } from './checkout.ts';
import { anOwner } from './shop.ts';

export const hourMs = 60 * 60 * 1000;
export const phone = '+94771234567';

/**
 * Opens a shop that is connected to WhatsApp. `write` sends it a message from a shopper, `listWritten` returns the messages
 * that the shop wrote.
 */
export async function openChats() {
  const listeners = [writeMessages({ demo: false, connected: ['whatsapp'] })];
  const shop = await anOwner(await openSellingShop({ listeners }));
  const write = (overrides: { id?: string; text?: string; sender?: string; at?: Date } = {}) =>
    receiveWhatsAppMessage(shop, {
      id: 'in.1',
      sender: phone,
      name: 'Nimal',
      text: 'දණහිස රිදෙනවා',
      at: shop.now(),
      ...overrides,
    });
  const firstMessage = async () => {
    const [found] = (await listInbox(shop)).messages;
    if (!found) throw new Error('The inbox is empty.');
    return found;
  };
  const advanceClock = (ms: number) => {
    shop.clock.at = new Date(shop.now().getTime() + ms);
  };
  const listWritten = () => shop.db.select().from(messages);
  return { shop, write, firstMessage, advanceClock, listWritten };
}
