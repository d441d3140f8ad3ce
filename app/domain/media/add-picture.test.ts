import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { StorageOutage } from '#platform/storage/media-store.server.ts';
import { aMediaStore, aPicture, incoming, StoreThatIsDown } from '#test/pictures.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { addPicture } from './add-picture.server.ts';
import { media } from './tables.server.ts';

const { store, remove } = aMediaStore();
afterAll(remove);

test('an uploaded picture is saved in its widths with a row and a log entry, and its path is returned', async () => {
  const shop = await anOwner(await openTestShop());
  const source = await incoming(store, await aPicture({ width: 500, height: 300 }));
  const added = await addPicture(shop, source, store);

  const [row] = await shop.db.select().from(media);
  expect(row).toMatchObject({ width: 500, height: 300, createdBy: shop.actor.userId });
  expect(added).toEqual({ ok: true, value: { path: `/media/${row?.id}-500.webp` } });
  expect((await listAudit(shop)).entries).toMatchObject([
    { action: 'picture-uploaded', subjectId: row?.id, after: { file: `${row?.id}-500.webp` } },
  ]);
  const names = (await store.list()).map((file) => file.name);
  expect(names.sort()).toEqual([160, 320, 480, 500].map((width) => `${row?.id}-${width}.webp`));
});

test('an upload that is not a picture is refused, and no row or file is kept', async () => {
  const shop = await anOwner(await openTestShop());
  const before = (await store.list()).length;
  const source = await incoming(store, Buffer.from('<svg/>'));
  expect(await addPicture(shop, source, store)).toMatchObject({
    refusal: { code: 'not-a-picture' },
  });
  expect([await shop.db.$count(media), (await store.list()).length]).toEqual([0, before]);
});

test('files whose row cannot be written are deleted', async () => {
  const shop = await anOwner(await openTestShop());
  const before = (await store.list()).length;
  const source = await incoming(store, await aPicture());
  const broken = { ...shop, actor: { ...shop.actor, userId: 'nobody' } };
  await expect(addPicture(broken, source, store)).rejects.toThrow();
  expect((await store.list()).length).toBe(before);
});

test('while the storage is down a picture is refused and no row is written', async () => {
  const shop = await anOwner(await openTestShop());
  const source = await incoming(store, await aPicture());
  const down = new StoreThatIsDown(path.dirname(store.folder));
  expect(await addPicture(shop, source, down)).toMatchObject({ refusal: { code: 'no-storage' } });
  expect(await shop.db.$count(media)).toBe(0);
});

test('a picture is refused when the storage is down before the upload is resized', async () => {
  const shop = await anOwner(await openTestShop());
  const source = await incoming(store, await aPicture());
  const down = new StoreThatIsDown(path.dirname(store.folder));
  down.newIncoming = () => Promise.reject(new StorageOutage('It is down.'));
  expect(await addPicture(shop, source, down)).toMatchObject({ refusal: { code: 'no-storage' } });
});
