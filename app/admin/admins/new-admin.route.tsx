import { data } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { addAdmin } from '#domain/admins/add-admin.server.ts';
import { customerAdminForm, newAdminForm } from '#domain/admins/admin-schemas.server.ts';
import { admitCustomer } from '#domain/admins/admit-customer.server.ts';
import { wrongFields } from '#web/form-answers.server.ts';
import type { Route } from './+types/new-admin.route';
import { adminsCopy } from './admins.copy.ts';
import { readConfirmed } from './confirm-own.server.ts';
import { messageAround } from './link-message.server.ts';
import { NewAdminPage } from './new-admin-page.tsx';
import { sayInList } from './say-in-list.server.ts';

export function meta() {
  return panelMeta(adminsCopy.add);
}

/** So that Retry-After reaches the browser. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function action(args: Route.ActionArgs) {
  const intent = new URL(args.request.url).searchParams.get('who');
  return intent === 'customer' ? admit(args) : add(args);
}

async function add(visit: Route.ActionArgs) {
  const read = await readConfirmed(visit, newAdminForm);
  if ('answer' in read) return read.answer;
  const { running, shop, form, values } = read;
  const added = await addAdmin(shop, form);
  if (!added.ok) return wrongFields(values, { username: added.refusal.code }, 409);
  const made = await messageAround(shop, running.appUrl, { ...form, token: added.value.token });
  return data({ made });
}

async function admit(visit: Route.ActionArgs) {
  const read = await readConfirmed(visit, customerAdminForm);
  if ('answer' in read) return read.answer;
  const { running, shop, form, values } = read;
  const admitted = await admitCustomer(shop, form.email);
  if (!admitted.ok) return wrongFields(values, { email: admitted.refusal.code }, 409);
  return sayInList(running, { kind: 'success', code: 'admin-added' });
}

export default function NewAdminRoute({ actionData }: Route.ComponentProps) {
  return <NewAdminPage answer={actionData} />;
}
