import { expect, test } from 'vitest';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { backupRuns } from '#domain/backups/tables.server.ts';
import { type AdminShop, asAdmin } from '#domain/kernel/shop.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { anAccountFor, requestReset, verify } from '#test/password-reset.ts';
import { anAccount } from '#test/running-shop.ts';
import { anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import { adminShopContext } from '#web/contexts.server.ts';

const password = 'seven herbs in oil';
const email = 'kamala@example.lk';

type PanelRoute = {
  loader: (args: unknown) => unknown;
  action: (args: unknown) => Promise<unknown>;
};
type Sent = {
  path: string;
  params?: Record<string, string>;
  form?: Record<string, string>;
};
type Case = {
  load: () => Promise<unknown>;
  prepare: (shop: AdminShop) => Promise<Sent>;
  /** Undefined for a step that leads to its own page, without a message. */
  flash?: string;
};

const forms: Record<string, Case> = {
  'a customer made an admin': {
    load: () => import('#admin/admins/new-admin.route.tsx'),
    prepare: async (shop) => {
      await verify(shop, await anAccountFor(shop, email), email);
      const form = { who: 'customer', email, role: 'packer', password };
      return { path: '/admin/admins/new?who=customer', form };
    },
    flash: 'admin-added',
  },
  'an admin removed from the panel': {
    load: () => import('#admin/admins/remove-admin.route.tsx'),
    prepare: async (shop) => {
      const { userId } = (await anOwner(shop)).actor;
      const params = { userId };
      return { path: `/admin/admins/${userId}/remove`, params, form: { password } };
    },
    flash: 'admin-removed',
  },
  'a dismissed request for a new password': {
    load: () => import('#admin/reset-requests/reset-requests.route.tsx'),
    prepare: async (shop) => {
      await anAccountFor(shop, '0771234567');
      await requestReset(shop, '0771234567');
      const [request] = await shop.db.select().from(resetRequests);
      const form = { requestId: request?.id ?? '', intent: 'dismiss' };
      return { path: '/admin/reset-requests', form };
    },
    flash: 'reset-request-dismissed',
  },
  'a deleted backup': {
    load: () => import('#admin/backups/backups.route.tsx'),
    prepare: async (shop) => {
      const made = [1, 2].map((hours) => ({
        ...{ state: 'done' as const, cause: 'nightly' as const, fileName: `of-${hours}.backup.gz` },
        startedAt: new Date(shop.now().getTime() - hours * 60 * 60 * 1000),
      }));
      const [, older] = await shop.db.insert(backupRuns).values(made).returning();
      return { path: '/admin/backups', form: { intent: 'delete', backupId: older?.id ?? '' } };
    },
    flash: 'backup-deleted',
  },
  'a message sent again': {
    load: () => import('#admin/messages/message.route.tsx'),
    prepare: async (shop) => {
      const { id: orderId } = await anOrder(shop);
      const failed = { state: 'failed', kind: 'order-shipped', problem: 'no-answer' } as const;
      const { id } = await aMessage(shop, { ...failed, orderId, secretLink: null });
      return { path: `/admin/messages/${id}`, params: { messageId: id } };
    },
    flash: 'message-sent-again',
  },
  "an added list of a courier's cash": {
    load: () => import('#admin/remittances/remittances.route.tsx'),
    prepare: async () => {
      const list = 'Tracking number,Collected\nDX1,3800';
      const columns = { trackingNumber: 'Tracking number', amount: 'Collected' };
      return { path: '/admin/remittances', form: { courier: 'Domex', list, ...columns } };
    },
  },
};

test.each(Object.entries(forms))(
  '%s is reported as done, not as refused, to an owner who pressed the button twice',
  async (_what, { load, prepare, flash }) => {
    const shop = await openTestShop();
    const owner = await aSignedInOwner(shop);
    const { params = {}, ...sent } = await prepare(owner);
    const route = (await load()) as PanelRoute;
    const argsOf = async (form?: Record<string, string>) => {
      const { args, running } = await visitArgs(shop, { path: sent.path, ...(form && { form }) });
      args.context.set(adminShopContext, owner);
      return { args: { ...args, params }, running };
    };
    const formKey = keyIn(await route.loader((await argsOf()).args));

    const paths = new Set<string | null>();
    for (const _press of ['first', 'second']) {
      const { args, running } = await argsOf({ ...sent.form, ...(formKey && { formKey }) });
      const response = (await route.action(args)) as Response;
      const state = await browserStateAfter(running, response);
      expect(state.flash).toEqual(flash && { kind: 'success', code: flash });
      paths.add(response.headers.get('Location'));
    }
    expect(paths.size).toBe(1);
  },
);

async function aSignedInOwner(shop: TestShop) {
  await ensureSettings(shop);
  const { running } = await visitArgs(shop, { path: '/' });
  const userId = await anAccount(running, { username: 'selvi', password, owner: true });
  return asAdmin(shop, { userId, name: 'Kamala Silva' });
}

/** Finds the key of the form in the data of its page, also where each row of a list has it. */
function keyIn(loaded: unknown): string | undefined {
  return /"formKey":"([^"]+)"/.exec(JSON.stringify(loaded))?.[1];
}
