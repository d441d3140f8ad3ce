import { expect, test } from 'vitest';
import { defaultTexts } from '#domain/messages/texts/default-texts.copy.ts';
import { saveText } from '#domain/messages/texts/save-text.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { htmlOf } from '#test/rendered.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/texts.route';
import TextsRoute, { action, loader } from './texts.route.tsx';

const messageKind = 'order-placed';
const path = `/admin/messages/texts/${messageKind}`;
const original = defaultTexts[messageKind];
const [first, second] = ['{shop}: thank you', '{shop}: welcome'].map((en) => ({ ...original, en }));

/** Opens the page of a text that the owner has changed, before another admin changes it again. */
async function anOpenPage() {
  const guestShop = await openTestShop();
  await ensureSettings(guestShop);
  const shop = await anOwner(guestShop);
  const visit = async (url: string, form?: Record<string, string>) => {
    const { args, running } = await visitArgs(guestShop, { path: url, ...(form && { form }) });
    args.context.set(adminShopContext, shop);
    const visited = { ...args, params: { messageKind } };
    return { args: visited as unknown as Route.ActionArgs & Route.LoaderArgs, running };
  };
  await saveText(shop, messageKind, { text: first ?? original, shown: original });
  const loaderData = await loader((await visit(path)).args);
  const html = htmlOf(<TextsRoute {...({ loaderData } as Route.ComponentProps)} />, path);
  await saveText(shop, messageKind, { text: second ?? original, shown: first ?? original });
  const restore = async (typed: string) => {
    const shown = { shownEn: first?.en ?? '', shownSi: original.si };
    const form = { en: typed, si: original.si, ...shown };
    const { args, running } = await visit(`${path}?restore`, form);
    const answer = await action(args);
    if (answer instanceof Response) return (await browserStateAfter(running, answer)).flash?.code;
    return answer.data;
  };
  return { html, restore };
}

test('a restore that is refused, as another admin has saved since, keeps the text that was typed', async () => {
  const { html, restore } = await anOpenPage();
  expect(html).toMatch(/<button [^>]*formAction="[^"]*\?restore"/i);
  expect(await restore('{shop}: typed')).toMatchObject({
    values: { en: '{shop}: typed', si: original.si, shownEn: second?.en },
    conflict: { theirs: { en: second?.en } },
  });
  expect(await restore(first?.en ?? '')).toBe('message-text-not-restored');
});
