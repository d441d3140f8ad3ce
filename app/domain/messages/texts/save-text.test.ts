import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { defaultTexts } from './default-texts.copy.ts';
import { readText } from './read-text.server.ts';
import { restoreText, saveText } from './save-text.server.ts';
import { messageTexts } from './tables.server.ts';

const ownText = { en: '{shop}: {number} came in', si: '{shop}: {number} ලැබුණා' };
const shown = defaultTexts['order-placed'];

test('the owner’s text is used and recorded, and the default can be restored', async () => {
  const owner = await anOwner(await openTestShop());

  expect(await saveText(owner, 'order-placed', { text: ownText, shown })).toMatchObject({
    ok: true,
  });
  expect(await readText(owner, 'order-placed')).toEqual({ text: ownText, isOwn: true });
  expect((await readText(owner, 'order-shipped')).isOwn).toBe(false);
  expect((await listAudit(owner)).entries).toMatchObject([
    { action: 'message-text-saved', after: { 'order-placed-sms-en': ownText.en } },
  ]);

  await restoreText(owner, 'order-placed');
  await restoreText(owner, 'order-placed');
  expect(await readText(owner, 'order-placed')).toEqual({ text: shown, isOwn: false });
  expect((await listAudit(owner)).entries).toHaveLength(2);
});

test('a form sent twice is saved once, and a form that was opened before another save is refused', async () => {
  const owner = await anOwner(await openTestShop());
  const otherText = { ...ownText, en: '{shop}: thank you' };
  await saveText(owner, 'order-placed', { text: ownText, shown });

  expect(await saveText(owner, 'order-placed', { text: ownText, shown })).toMatchObject({
    ok: true,
  });
  expect(await saveText(owner, 'order-placed', { text: otherText, shown })).toMatchObject({
    refusal: { code: 'changed-since' },
  });
  expect((await listAudit(owner)).entries).toHaveLength(1);
});

test('a text that another admin has saved since is not replaced by the default, and the shown text is', async () => {
  const owner = await anOwner(await openTestShop());
  const newer = { ...ownText, en: '{shop}: thank you' };
  await saveText(owner, 'order-placed', { text: ownText, shown });
  await saveText(owner, 'order-placed', { text: newer, shown: ownText });

  const outdated = await restoreText(owner, 'order-placed', { shown: ownText });
  expect(outdated).toEqual({ ok: false, refusal: { code: 'changed-since' } });
  expect((await readText(owner, 'order-placed')).text).toEqual(newer);
  const current = { shown: newer };
  expect(await restoreText(owner, 'order-placed', current)).toMatchObject({ ok: true });
  expect(await restoreText(owner, 'order-placed', current)).toMatchObject({ ok: true });
  expect((await readText(owner, 'order-placed')).isOwn).toBe(false);
});

test('the default text is not stored when the owner enters it again', async () => {
  const owner = await anOwner(await openTestShop());
  await saveText(owner, 'order-placed', { text: ownText, shown });
  await saveText(owner, 'order-placed', { text: shown, shown: ownText });

  expect(await owner.db.select().from(messageTexts)).toEqual([]);
});
