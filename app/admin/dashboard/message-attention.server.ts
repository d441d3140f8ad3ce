import { inboxHref } from '#admin/inbox/inbox-urls.ts';
import { messagesHref } from '#admin/messages/messages-urls.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { countRecentFailures } from '#domain/messages/reading/list-messages.server.ts';
import { readSmsDay } from '#domain/messages/sms-cost/read-sms-day.server.ts';
import { countNewInbox } from '#domain/support/list-inbox.server.ts';
import { attentionCopy } from './attention.copy.ts';
import type { MaybeItem } from './attention-item.ts';

type Source = { shop: AdminShop };

export async function newContactMessages({ shop }: Source): Promise<MaybeItem> {
  const count = await countNewInbox(shop);
  if (count === 0) return undefined;
  return {
    text: attentionCopy.newContactMessages(count),
    href: inboxHref({ state: 'new', page: 1 }),
  };
}

export async function failedMessages({ shop }: Source): Promise<MaybeItem> {
  const count = await countRecentFailures(shop, ['failed']);
  if (count === 0) return undefined;
  return {
    text: attentionCopy.failedMessages(count),
    href: messagesHref({ state: 'failed', page: 1 }),
  };
}

export async function messagesWithUnknownOutcome({ shop }: Source): Promise<MaybeItem> {
  const count = await countRecentFailures(shop, ['unknown']);
  if (count === 0) return undefined;
  return {
    text: attentionCopy.messagesWithUnknownOutcome(count),
    href: messagesHref({ state: 'unknown', page: 1 }),
  };
}

export async function smsHeldByLimit({ shop }: Source): Promise<MaybeItem> {
  const { held } = await readSmsDay(shop);
  if (held === 0) return undefined;
  return {
    text: attentionCopy.smsHeldByLimit(held),
    href: messagesHref({ state: 'waiting', page: 1 }),
  };
}
