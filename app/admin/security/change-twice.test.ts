import { expect, test } from 'vitest';
import { asAdmin } from '#domain/kernel/shop.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anAccount } from '#test/running-shop.ts';
import { anEnrolment } from '#test/second-factor.ts';
import { openTestShop } from '#test/shop.ts';
import { adminShopContext, panelSessionContext } from '#web/contexts.server.ts';
import { secondFactorCipher } from '#web/sign-in/second-factor.server.ts';
import type { Route } from './+types/security.route';
import { action, loader } from './security.route.tsx';

const password = 'sesame-and-turmeric';

type Returned = { init?: { status?: number }; data: Record<string, unknown> } | Response;

/** Opens the page of an owner with an app. Returns the recovery codes, and how to press the button of the open form. */
async function aSecurityPage() {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const { running } = await visitArgs(shop, { path: '/' });
  const userId = await anAccount(running, { username: 'kamala', password, owner: true });
  const owner = asAdmin(shop, { userId, name: 'Kamala' });
  const { recoveryCodes, sessionId } = await anEnrolment(owner, secondFactorCipher(running));
  const visit = async (form?: Record<string, string>) => {
    const { args } = await visitArgs(shop, { path: '/admin/security', ...(form && { form }) });
    args.context.set(adminShopContext, owner);
    const session = { role: 'owner', panelLanguage: 'both', missingStep: 'nothing' } as const;
    args.context.set(panelSessionContext, { id: sessionId, ...session });
    return args as unknown as Route.ActionArgs & Route.LoaderArgs;
  };
  const loaded: { formKey?: string } = await loader(await visit());
  const { formKey = '' } = loaded;
  const press = async (change: string, code = ''): Promise<Returned> => {
    const pressed = action(await visit({ change, password, code, formKey }));
    return (await pressed.catch((thrown: unknown) => thrown)) as Returned;
  };
  return { recoveryCodes, press };
}

test('an owner who pressed twice for new recovery codes is told that the old ones no longer work', async () => {
  const { recoveryCodes, press } = await aSecurityPage();
  expect(await press('recovery-codes', recoveryCodes[0])).toMatchObject({
    data: { recoveryCodes: { length: 10 } },
  });
  expect(await press('recovery-codes', recoveryCodes[0])).toMatchObject({
    init: { status: 409 },
    data: { problems: {}, refusal: { code: 'codes-not-shown' } },
  });
});

test('a form that was sent before is refused with another code that is wrong', async () => {
  const { recoveryCodes, press } = await aSecurityPage();
  await press('recovery-codes', recoveryCodes[0]);
  expect(await press('recovery-codes', recoveryCodes[1])).toMatchObject({
    data: { problems: { code: 'wrong-code' } },
  });
});

test.each([
  ['replace', '/admin/second-factor/enrol'],
  ['off', '/admin/security'],
])(
  'a change of the second factor (%s) that is pressed twice goes on both times',
  async (change, path) => {
    const { recoveryCodes, press } = await aSecurityPage();
    for (const _press of ['first', 'second']) {
      const response = (await press(change, recoveryCodes[0])) as Response;
      expect(response.headers.get('Location')?.split('?')[0]).toBe(path);
    }
  },
);
