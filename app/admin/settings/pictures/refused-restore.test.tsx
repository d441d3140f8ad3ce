import { expect, test } from 'vitest';
import { removeShopPicture, setShopPicture } from '#domain/media/change-shop-picture.server.ts';
import { media } from '#domain/media/tables.server.ts';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/shop-pictures.route';
import { action } from './shop-pictures.route.tsx';

/** Opens the form of a picture with the description 'Ours', before another admin saves 'Theirs'. */
async function anOpenForm() {
  const guestShop = await openTestShop();
  const shop = await anOwner(guestShop);
  const id = crypto.randomUUID();
  const size = { width: 800, height: 600 };
  await shop.db
    .insert(media)
    .values({ id, ...size, createdBy: crypto.randomUUID(), createdAt: shop.now() });
  const path = `/media/${id}-800.webp`;
  await setShopPicture(shop, { name: 'hero', path, alt: { en: 'Ours', si: '' } });
  await setShopPicture(shop, { name: 'hero', path, alt: { en: 'Theirs', si: '' } });
  const restore = async (typed: Record<string, string>) => {
    const shown = { name: 'hero', shownPath: path, shownAltEn: 'Ours', shownAltSi: '' };
    const form = { ...shown, ...typed, intent: 'restore-original' };
    const { args, running } = await visitArgs(guestShop, {
      path: '/admin/settings/pictures',
      form,
    });
    args.context.set(adminShopContext, shop);
    const answer = await action(args as unknown as Route.ActionArgs);
    if (answer instanceof Response) return (await browserStateAfter(running, answer)).flash?.code;
    return answer.data;
  };
  return { shop, restore };
}

test('going back to the original, refused as another admin has saved since, keeps the picture and text that were chosen', async () => {
  const { shop, restore } = await anOpenForm();
  const refused = { refusal: { code: 'changed-since' } };
  const described = { path: '', altEn: 'A typed text', altSi: '' };
  expect(await restore(described)).toMatchObject({ ...refused, values: described });
  const uploaded = { path: '/media/another', altEn: 'Ours', altSi: '' };
  expect(await restore(uploaded)).toMatchObject({ ...refused, values: uploaded });
  expect(await restore({ path: '', altEn: 'Ours', altSi: '' })).toBe('shop-picture-not-removed');

  await removeShopPicture(shop, 'hero');
  const tooLong = { path: '', altEn: 'x'.repeat(121), altSi: '' };
  expect(await restore(tooLong)).toBe('shop-picture-removed');
});
