import { expect, test } from 'vitest';
import { budgets } from '#domain/limits/budgets.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { aMessage } from '#test/messages.ts';
import { openTestShop } from '#test/shop.ts';
import { isOwnerLimitReached } from './messages-to-owner.server.ts';

test('messages that are dated in the future do not count towards the owner’s limit', async () => {
  const shop = await openTestShop();
  const { attempts } = budgets['owner-messages:shop'];
  const aboutOrder = { audience: 'owner', kind: 'new-order', secretLink: null } as const;
  for (let index = 0; index < attempts; index += 1) await aMessage(shop, aboutOrder);
  expect(await isOwnerLimitReached(shop)).toBe(true);

  const nextYear = new Date(shop.now().getTime() + 365 * 24 * 60 * 60 * 1000);
  await shop.db.update(messages).set({ createdAt: nextYear });
  expect(await isOwnerLimitReached(shop)).toBe(false);
});
