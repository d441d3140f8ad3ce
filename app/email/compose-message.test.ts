import { describe, expect, test } from 'vitest';
import type { MessageKind } from '#domain/messages/message.ts';
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts';
import { contactMessages } from '#domain/support/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, type TestShop } from '#test/shop.ts';
import { composeMessage } from './compose-message.server.ts';

const site = { appUrl: 'https://shop.example.lk', demo: false };

async function email(shop: TestShop, overrides: Parameters<typeof aMessage>[1], demo = false) {
  const message = await aMessage(shop, overrides);
  const composed = await composeMessage(shop, message, { ...site, demo });
  if (!(composed && 'html' in composed)) throw new Error('No e-mail was composed.');
  return composed;
}

async function orderEmail(
  shop: TestShop,
  kind: MessageKind,
  overrides: Parameters<typeof anOrder>[1] & { language?: 'en' | 'si' } = {},
) {
  const order = await anOrder(shop, overrides);
  const { id: orderId, language } = order;
  return { order, ...(await email(shop, { kind, orderId, language, secretLink: null })) };
}

describe('e-mails about orders', () => {
  test('show the lines, the amount to pay, the address and the delivery time, and link to the order', async () => {
    const shop = await openSellingShop();
    const balm = await aProduct(shop, { nameEn: 'Warm balm', priceLkr: 3800 });
    const lines = [{ product: balm, quantity: 2 }];

    const { order, subject, text, html } = await orderEmail(shop, 'order-placed', { lines });

    expect(subject).toBe(`Sandhi: order ${order.orderNumber} received`);
    for (const form of [text, html]) {
      for (const expected of [
        'Warm balm',
        '× 2',
        '₨\u00a07,600',
        '12 Temple Road',
        'Western Province',
      ]) {
        expect(form).toContain(expected);
      }
      expect(form).toContain(
        'Please pay ₨\u00a07,600 in cash to the courier when your order arrives.',
      );
      expect(form).toContain('2-5 business days');
      expect(form).toContain(`https://shop.example.lk/order-success/${order.id}`);
    }
  });

  test('are written in the language of the order, and link to its page in that language', async () => {
    const shop = await openSellingShop();
    const balm = await aProduct(shop, { nameSi: 'උණුසුම් බාම්' });
    const overrides = { lines: [{ product: balm, quantity: 1 }], language: 'si' as const };

    const { order, subject, text, html } = await orderEmail(shop, 'order-shipped', overrides);

    expect(subject).toBe(`සන්ධි: ${order.orderNumber} ඇණවුම කුරියර් සේවාවෙන් යැව්වා`);
    expect(text).toContain('උණුසුම් බාම්');
    expect(text).toContain(`https://shop.example.lk/si/order-success/${order.id}`);
    expect(html).toContain('<html lang="si">');
    expect(text).not.toMatch(/Temple.*Province|courier|Items/);
  });

  test('the e-mail about a cancelled order that was paid promises a refund, and asks for no payment', async () => {
    const shop = await openSellingShop();
    const overrides = { status: 'cancelled', paymentStatus: 'paid' } as const;

    const { text } = await orderEmail(shop, 'order-cancelled', overrides);

    expect(text).toContain('We will refund ₨\u00a03,800.');
    expect(text).not.toContain('in cash');
  });

  test('markup that a shopper typed is shown as text', async () => {
    const shop = await openSellingShop();
    const evil = '<img src=x onerror=alert(1)> & "quoted"';
    const overrides = { customerName: evil, street: evil, city: '</td><script>', notes: evil };

    for (const kind of ['order-placed', 'new-order'] as const) {
      const { html, text } = await orderEmail(shop, kind, overrides);
      expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;');
      expect(text).toContain(evil);
    }
  });
});

test('an e-mail about an order lists its steps, courier, tracking number and expected days of arrival', async () => {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const order = await anOrder(shop, { language: 'si' });
  shop.clock.at = new Date('2026-11-24T04:00:00Z');
  const parcel = { courier: 'Domex', trackingNumber: 'DX-998877' };
  await shipOrder(owner, { orderId: order.id, ...parcel });
  const emailIn = async (language: 'en' | 'si') => {
    const about = { kind: 'order-shipped', orderId: order.id, secretLink: null } as const;
    return await email(shop, { ...about, language });
  };

  const [english, sinhala] = [await emailIn('en'), await emailIn('si')];

  for (const form of [english.text, english.html]) {
    for (const expected of ['Domex', 'DX-998877', '24 November 2026'])
      expect(form).toContain(expected);
    expect(form).toContain('Thu\u00a026\u00a0November – Tue\u00a01\u00a0December');
  }
  expect(sinhala.text).toContain('පාර්සල් අංකය: DX-998877');
  expect(sinhala.text).toContain('යැව්වා: 2026 නොවැම්බර් 24');
  expect(sinhala.text).toContain('නොවැම්බර්\u00a026\u00a0බ්‍රහස්පතින්දා – දෙසැම්බර්\u00a01\u00a0අඟහරුවාදා');
});

test('an e-mail about an order carries no link that was written into the name or the address', async () => {
  const shop = await openSellingShop();
  const spam = 'WIN at https://evil.example 7';
  const overrides = { customerName: spam, street: spam, city: 'www.evil.example' };

  const { text, html } = await orderEmail(shop, 'order-placed', overrides);

  for (const form of [text, html]) {
    expect(form).toContain('Hello,');
    expect(form).not.toContain('evil');
    expect(form).toContain('Western Province');
  }
});

test('the e-mail for a new password has the link, until the link is removed from the stored message', async () => {
  const shop = await openSellingShop();
  const uselessAfter = new Date(shop.now().getTime() + 3_600_000);
  const message = await aMessage(shop, { uselessAfter });

  const composed = await composeMessage(shop, message, site);
  const hidden = await composeMessage(shop, { ...message, secretLink: null }, site);

  expect(composed?.text).toContain('https://shop.example.lk/secret');
  expect(composed?.text).toContain('once, until 21/11/2026 10:00 Sri Lankan time.');
  expect(JSON.stringify(hidden)).not.toContain('/secret');
});

test('a reply to the e-mail about an enquiry goes to the person who wrote it', async () => {
  const shop = await openSellingShop();
  const [written] = await shop.db
    .insert(contactMessages)
    .values({
      name: 'Nimal',
      phone: '+94771234567',
      email: 'nimal@example.lk',
      message: 'Is it warm?\nI hope so.',
      createdAt: shop.now(),
    })
    .returning();
  const overrides = { kind: 'contact-message', audience: 'owner', secretLink: null } as const;

  const composed = await email(shop, { ...overrides, contactMessageId: written?.id ?? null });

  expect(composed.replyTo).toBe('nimal@example.lk');
  expect(composed.text).toContain('> Is it warm?\n> I hope so.');
  expect(composed.html).toContain('Is it warm?<br/>I hope so.');
  expect(composed.text).toContain(`https://shop.example.lk/admin/inbox/${written?.id}`);
});

test('the e-mail about a failed backup says that only a nightly one is tried again', async () => {
  const shop = await openSellingShop();
  const about = { kind: 'backup-failed', audience: 'owner', secretLink: null } as const;
  expect((await email(shop, about)).text).toContain('If it was the nightly one');
});

test('an e-mail of a real shop leaves out the placeholder contacts, an e-mail of demo mode shows them', async () => {
  const shop = await openSellingShop();

  const real = await email(shop, {});
  const demo = await email(shop, {}, true);

  expect(real.text).not.toMatch(/077 123 4567|hello@sandhi.example/);
  expect(real.replyTo).toBeUndefined();
  expect(demo.text).toContain('Questions? 077 123 4567, hello@sandhi.example');
});

test('a message about an order that no longer exists is not composed', async () => {
  const shop = await openSellingShop();
  const message = await aMessage(shop, { kind: 'order-placed', secretLink: null });

  expect(await composeMessage(shop, message, site)).toBeUndefined();
});

test('an e-mail in Sinhala writes every amount with රු., never with ₨', async () => {
  const shop = await openSellingShop();
  const overrides = { deliveryFeeLkr: 350, language: 'si' } as const;
  for (const kind of ['order-placed', 'order-shipped', 'order-delivered'] as const) {
    const { subject, text, html } = await orderEmail(shop, kind, overrides);
    expect(`${subject}${text}${html}`).not.toContain('₨');
    expect(text).toContain('රු. 4,150');
  }
});
