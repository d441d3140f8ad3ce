import { expect, test } from 'vitest';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { deliverMessages } from '#domain/messages/queue/deliver-messages.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { receiveWhatsAppMessage } from '#domain/support/receive-whats-app-message.server.ts';
import { recordContactMessage } from '#domain/support/record-contact-message.server.ts';
import { contactMessages } from '#domain/support/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage, aSender } from '#test/messages.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { anOwner } from '#test/shop.ts';
import { composeMessage } from './compose-message.server.ts';

async function openShop() {
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: false })] });
  await aPushDevice(await anOwner(shop));
  const chat = { id: 'wamid.1', sender: '+94771234567', name: 'Kamala', text: 'Is it warm?' };
  await receiveWhatsAppMessage(shop, { ...chat, at: shop.now() });
  return shop;
}

const hourMs = 60 * 60 * 1000;
const overEn = 'for 24 hours only, which are over';

test('the e-mail about a WhatsApp message says until when the owner can answer it in the inbox', async () => {
  const shop = await openShop();
  const until = shortDateTime(new Date(shop.now().getTime() + 24 * hourMs));
  const [written] = await shop.db.select({ id: contactMessages.id }).from(contactMessages);
  const textIn = async (language: 'en' | 'si') => {
    const about = { contactMessageId: written?.id ?? null, secretLink: null, language };
    const message = await aMessage(shop, { ...about, kind: 'contact-message', audience: 'owner' });
    const site = { appUrl: 'https://shop.example.lk', demo: false };
    return (await composeMessage(shop, message, site))?.text;
  };

  const english = await textIn('en');
  expect(english).toContain('New message on WhatsApp');
  expect(english).toContain(`Answer in the inbox by ${until}.`);
  expect(english).not.toMatch(/contact form|No email was given/);
  const sinhala = await textIn('si');
  expect(sinhala).toContain('WhatsApp මගින් නව පණිවිඩයක් ලැබුණා');
  expect(sinhala).toContain(`අවසන් වේලාව: ${until}.`);

  shop.clock.at = new Date(shop.clock.at.getTime() + 24 * hourMs);
  expect(await textIn('en')).toContain(overEn);
});

test('a push notification says whether a message came by WhatsApp or from the contact form, and until when to answer', async () => {
  const shop = await openShop();
  const form = { name: 'Kamala', phone: '+94771234567', email: '', message: 'Is it warm?' };
  await recordContactMessage(shop, form);
  const { sender, sentMessages } = aSender(() => ({ kind: 'sent' }), 'push');
  const until = shortDateTime(new Date(shop.now().getTime() + 24 * hourMs));
  shop.clock.at = new Date(shop.clock.at.getTime() + 9 * hourMs);
  await deliverMessages(shop, sender);

  expect(sentMessages).toHaveLength(2);
  expect(
    sentMessages.find(({ text }) => text === `Answer in the inbox by ${until}.`),
  ).toMatchObject({
    subject: 'New message on WhatsApp',
  });
  expect(sentMessages.find(({ text }) => text === 'Open it to read it.')).toMatchObject({
    subject: 'New message from the contact form',
  });
});
