import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { aMediaStore } from '#test/pictures.ts';
import { anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import { removeShopPicture, setShopPicture } from './change-shop-picture.server.ts';
import { readShopPictures } from './read-shop-pictures.server.ts';
import { sweepPictures } from './sweep-pictures.server.ts';
import { media } from './tables.server.ts';

const { store, remove } = aMediaStore();
afterAll(remove);

const dayMs = 24 * 60 * 60 * 1000;
const alt = { en: 'Our garden', si: 'අපේ වත්ත' };

async function anUpload(
  shop: TestShop,
  { width = 1600, height = 900, createdBy = randomUUID() as string } = {},
) {
  const id = randomUUID();
  const now = shop.now();
  await shop.db
    .insert(media)
    .values({ id, width, height, createdBy, createdAt: now, unusedSince: now });
  const path = `/media/${id}-${Math.min(width, 1200)}.webp`;
  await store.write(path.replace('/media/', ''), Buffer.from('a picture'));
  return { id, path };
}

test('an uploaded picture replaces the default with its size and texts, and removing it restores the default', async () => {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const { id, path } = await anUpload(shop);
  expect(await readShopPictures(shop)).toEqual({});

  expect(await setShopPicture(owner, { name: 'hero', path, alt })).toMatchObject({ ok: true });
  expect(await readShopPictures(shop)).toEqual({
    hero: { path, width: 1600, height: 900, widths: [160, 320, 480, 800, 1200], alt },
  });

  await setShopPicture(owner, { name: 'hero', path: '', alt: { en: 'A garden', si: '' } });
  expect((await readShopPictures(shop)).hero).toMatchObject({ path, alt: { en: 'A garden' } });

  await removeShopPicture(owner, 'hero');
  await removeShopPicture(owner, 'hero');
  expect(await readShopPictures(shop)).toEqual({});
  expect((await listAudit(owner)).entries).toMatchObject([
    { action: 'shop-picture-removed', before: { hero: id } },
    {
      action: 'shop-picture-changed',
      before: { altEn: 'Our garden' },
      after: { altEn: 'A garden' },
    },
    { action: 'shop-picture-changed', subjectId: id, after: { hero: id } },
  ]);
});

test('a picture or text that another admin has saved since is neither replaced nor removed by a form that showed the former one', async () => {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const other = await anOwner(shop);
  const [first, second] = [await anUpload(shop), await anUpload(shop)];
  const noPicture = { path: '', alt: { en: '', si: '' } };
  await setShopPicture(owner, { name: 'hero', path: first.path, alt, shown: noPicture });
  const shown = { path: first.path, alt };
  const newAlt = { en: 'A bottle', si: 'බෝතලයක්' };
  await setShopPicture(other, { name: 'hero', path: second.path, alt: newAlt, shown });

  const refused = { ok: false, refusal: { code: 'changed-since' } };
  const typed = { name: 'hero', path: '', alt: { ...alt, en: 'The garden' } } as const;
  expect(await setShopPicture(owner, { ...typed, shown })).toEqual(refused);
  expect(await setShopPicture(owner, { ...typed, path: first.path, shown: noPicture })).toEqual(
    refused,
  );
  expect((await readShopPictures(shop)).hero).toMatchObject({ path: second.path, alt: newAlt });

  const repeated = { name: 'hero', path: second.path, alt: newAlt, shown } as const;
  expect(await setShopPicture(other, repeated)).toMatchObject({ ok: true });
  const shownNow = { path: second.path, alt: newAlt };
  expect(await setShopPicture(owner, { ...typed, shown: shownNow })).toMatchObject({ ok: true });
  expect(await removeShopPicture(other, 'hero', { shown: shownNow })).toEqual(refused);
  await removeShopPicture(other, 'hero');
  const afterRemoval = { ...typed, shown: { path: second.path, alt: typed.alt } };
  expect(await setShopPicture(owner, afterRemoval)).toEqual(refused);
});

test('a form with a picture that is sent twice, each time with its file, saves the picture', async () => {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const other = await anOwner(shop);
  const createdBy = owner.actor.userId;
  const [first, second] = [
    await anUpload(shop, { createdBy }),
    await anUpload(shop, { createdBy }),
  ];
  const shown = { path: '', alt: { en: '', si: '' } };
  const form = { name: 'hero', alt, shown } as const;
  for (const { path } of [first, second])
    expect(await setShopPicture(owner, { ...form, path })).toMatchObject({ ok: true });
  expect((await readShopPictures(shop)).hero).toMatchObject({ path: second.path, alt });

  const { path } = await anUpload(shop, { createdBy: other.actor.userId });
  const refused = { ok: false, refusal: { code: 'changed-since' } };
  expect(await setShopPicture(other, { ...form, path })).toEqual(refused);
  const otherTexts = { ...form, alt: { en: 'A bottle', si: '' } };
  expect(await setShopPicture(owner, { ...otherTexts, path: first.path })).toEqual(refused);
});

test('a path that is not of an uploaded picture is refused', async () => {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const unknownPaths = [
    '',
    '/pictures/hero-800.webp',
    `/media/${randomUUID()}-800.webp`,
    '/media/../x',
  ];
  for (const path of unknownPaths) {
    expect(await setShopPicture(owner, { name: 'logo', path, alt })).toEqual({
      ok: false,
      refusal: { code: 'no-picture' },
    });
  }
});

test('a picture of the shop is kept while it is shown, and its files are deleted a week after its removal', async () => {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const { path } = await anUpload(shop);
  await setShopPicture(owner, { name: 'about', path, alt });
  const isKeptAfter = async (days: number) => {
    shop.clock.at = new Date(shop.clock.at.getTime() + days * dayMs);
    await sweepPictures(shop, store);
    return (await store.list()).map(({ name }) => `/media/${name}`).includes(path);
  };
  expect([await isKeptAfter(30), await isKeptAfter(30)]).toEqual([true, true]);
  await removeShopPicture(owner, 'about');
  expect([await isKeptAfter(0), await isKeptAfter(6.9), await isKeptAfter(0.2)]).toEqual([
    true,
    true,
    false,
  ]);
});
