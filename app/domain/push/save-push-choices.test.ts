import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { readPush } from './read-push.server.ts';
import { pushChoicesSchema, savePushChoices } from './save-push-choices.server.ts';

test('an admin without saved choices has all kinds of notifications and no quiet hours', async () => {
  const selvi = await anOwner(await openTestShop());
  expect(await readPush(selvi)).toEqual({
    kinds: ['orders', 'cancels', 'slips', 'payments', 'enquiries'],
    quiet: undefined,
    devices: [],
  });
});

test('choices are saved only for the admin who made them, and recorded once', async () => {
  const shop = await openTestShop();
  const [selvi, nimal] = [await anOwner(shop), await anOwner(shop)];
  const chosen = pushChoicesSchema.parse({ slips: 'on', quietFrom: '21', quietUntil: '7' });
  await savePushChoices(selvi, chosen);
  await savePushChoices(selvi, chosen);

  expect(await readPush(selvi)).toMatchObject({ kinds: ['slips'], quiet: { from: 21, until: 7 } });
  expect((await readPush(nimal)).kinds).toHaveLength(5);
  const { entries } = await listAudit(selvi, {});
  expect(entries).toMatchObject([
    { action: 'notifications-chosen', after: { orders: false, slips: true, quiet: '21-7' } },
  ]);
});

test.each([
  [{ quietFrom: '7', quietUntil: '' }, 'quietUntil', 'both-hours'],
  [{ quietFrom: '', quietUntil: '7' }, 'quietUntil', 'both-hours'],
  [{ quietFrom: '24', quietUntil: '7' }, 'quietFrom', 'required'],
  [{ quietFrom: '-1', quietUntil: '7' }, 'quietFrom', 'required'],
  [{ quietFrom: '21', quietUntil: '24' }, 'quietUntil', 'required'],
])('invalid quiet hours are refused: %j', (form, field, message) => {
  const parsed = pushChoicesSchema.safeParse(form);
  expect(parsed.error?.issues).toMatchObject([{ path: [field], message }]);
});
