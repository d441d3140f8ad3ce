import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { type ChannelChoices, defaultChannels } from './channel-choices.ts';
import { choicesInForm } from './channel-choices-form.ts';
import { channelChoicesSchema } from './channel-choices-schema.server.ts';
import { readChannelChoices } from './read-channel-choices.server.ts';
import { saveChannelChoices } from './save-channel-choices.server.ts';

const shownFor = (choices: ChannelChoices) => JSON.stringify(choicesInForm(choices));
const shown = shownFor(defaultChannels);

function formWith(changes: Record<string, string>) {
  return channelChoicesSchema.safeParse({ ...choicesInForm(defaultChannels), shown, ...changes });
}

function chosen(changes: Record<string, string>) {
  const form = formWith(changes);
  if (!form.success) throw form.error;
  return form.data;
}

test('the channels that the owner chose are saved and recorded, and other kinds keep the defaults', async () => {
  const owner = await anOwner(await openTestShop());
  const form = chosen({
    'order-placed-1': 'sms',
    'order-placed-2': 'email',
    'order-placed-2-time': 'failed',
    'order-placed-3': '',
    'order-delivered-1': '',
  });

  expect(await saveChannelChoices(owner, form)).toMatchObject({ ok: true });

  expect(await readChannelChoices(owner)).toEqual({
    ...defaultChannels,
    'order-placed': [
      { channel: 'sms', condition: 'also' },
      { channel: 'email', condition: 'failed' },
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

test('a form sent twice is saved once, and a form that was opened before another save is refused', async () => {
  const owner = await anOwner(await openTestShop());
  const form = chosen({ 'order-delivered-2': 'sms' });
  await saveChannelChoices(owner, form);

  expect(await saveChannelChoices(owner, form)).toMatchObject({ ok: true });
  expect((await listAudit(owner)).entries).toHaveLength(1);
  expect(
    await saveChannelChoices(
      owner,
      chosen({ 'order-cancelled-1': 'sms', 'order-cancelled-3': '' }),
    ),
  ).toMatchObject({
    ok: false,
    refusal: { code: 'changed-since' },
  });
  expect((await readChannelChoices(owner))['order-cancelled']).toEqual(
    defaultChannels['order-cancelled'],
  );
});

test('an empty position is left out, and the first channel after it is always used', () => {
  const { choices } = chosen({
    'slip-accepted-1': '',
    'slip-accepted-2': 'sms',
    'slip-accepted-3': '',
  });

  expect(choices['slip-accepted']).toEqual([{ channel: 'sms', condition: 'also' }]);
});

test('a repeated channel and an unknown channel are each refused at their field', () => {
  const twice = formWith({ 'order-placed-2': 'email' });
  const unknown = formWith({ 'order-placed-1': 'pigeon' });

  expect(twice.error?.issues).toMatchObject([
    { path: ['order-placed-2'], message: 'channel-twice' },
  ]);
  expect(unknown.error?.issues).toMatchObject([{ path: ['order-placed-1'], message: 'required' }]);
});
