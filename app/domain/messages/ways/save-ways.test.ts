import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { readWays } from './read-ways.server.ts';
import { saveWays } from './save-ways.server.ts';
import { defaultWays, type Ways } from './ways.ts';
import { waysInForm } from './ways-form.ts';
import { waysSchema } from './ways-schema.server.ts';

const opened = (ways: Ways) => JSON.stringify(waysInForm(ways));
const shown = opened(defaultWays);

function formWith(changes: Record<string, string>) {
  return waysSchema.safeParse({ ...waysInForm(defaultWays), shown, ...changes });
}

function chosen(changes: Record<string, string>) {
  const form = formWith(changes);
  if (!form.success) throw form.error;
  return form.data;
}

test('the owner’s ways are kept and recorded; kinds that were left alone keep those of the shop', async () => {
  const owner = await anOwner(await openTestShop());
  const form = chosen({
    'order-placed-1': 'sms',
    'order-placed-2': 'email',
    'order-placed-2-time': 'failed',
    'order-placed-3': '',
    'order-delivered-1': '',
  });

  expect(await saveWays(owner, form)).toMatchObject({ ok: true });

  expect(await readWays(owner)).toEqual({
    ...defaultWays,
    'order-placed': [
      { channel: 'sms', time: 'also' },
      { channel: 'email', time: 'failed' },
    ],
    'order-delivered': [],
  });
  expect((await listAudit(owner)).entries).toMatchObject([
    {
      action: 'message-ways-saved',
      before: {
        'order-placed': ['email', 'unreached:whatsapp', 'unreached:sms'],
        'order-delivered': ['email'],
      },
      after: { 'order-placed': ['sms', 'failed:email'], 'order-delivered': [] },
    },
  ]);
});

test('a form sent twice saves once, and one that was opened before another save is refused', async () => {
  const owner = await anOwner(await openTestShop());
  const form = chosen({ 'order-delivered-2': 'sms' });
  await saveWays(owner, form);

  expect(await saveWays(owner, form)).toMatchObject({ ok: true });
  expect((await listAudit(owner)).entries).toHaveLength(1);
  expect(
    await saveWays(owner, chosen({ 'order-cancelled-1': 'sms', 'order-cancelled-3': '' })),
  ).toMatchObject({
    ok: false,
    refusal: { code: 'changed-since' },
  });
  expect((await readWays(owner))['order-cancelled']).toEqual(defaultWays['order-cancelled']);
});

test('an empty place is left out, and what follows it goes out in any case', () => {
  const { ways } = chosen({
    'slip-accepted-1': '',
    'slip-accepted-2': 'sms',
    'slip-accepted-3': '',
  });

  expect(ways['slip-accepted']).toEqual([{ channel: 'sms', time: 'also' }]);
});

test('the same channel twice, and one that the shop does not have, are refused at their field', () => {
  const twice = formWith({ 'order-placed-2': 'email' });
  const unknown = formWith({ 'order-placed-1': 'pigeon' });

  expect(twice.error?.issues).toMatchObject([
    { path: ['order-placed-2'], message: 'channel-twice' },
  ]);
  expect(unknown.error?.issues).toMatchObject([{ path: ['order-placed-1'], message: 'required' }]);
});
