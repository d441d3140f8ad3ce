import { revalidateRefused } from '#admin/form/revalidate-refused.ts';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { findConsentOf } from '#domain/customers/consent/find-consent.server.ts';
import { addNote, removeNote } from '#domain/customers/notes/change-notes.server.ts';
import { listNotes } from '#domain/customers/notes/list-notes.server.ts';
import { noteSchema } from '#domain/customers/notes/note-schema.server.ts';
import { findProfile } from '#domain/customers/profile/find-profile.server.ts';
import { listProfileOrders } from '#domain/customers/profile/list-profile-orders.server.ts';
import { listUsedAddresses } from '#domain/customers/profile/list-used-addresses.server.ts';
import { sumProfile } from '#domain/customers/profile/sum-profile.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { formatPhone, isMobile } from '#domain/kernel/phone.server.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refused, wrongFields } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { notFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/customer.route';
import { customerCopy } from './customer.copy.ts';
import { CustomerPage } from './customer-page.tsx';
import { greeting } from './customers.copy.ts';
import { customerHref, customerShown, phoneIn } from './customers-address.ts';

export const shouldRevalidate = revalidateRefused;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(customerCopy.customer, matches);
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const phone = phoneIn(params.phone) ?? notFound();
  const profile = (await findProfile(shop, phone)) ?? notFound();
  const { name, language } = profile;
  const isNamed = name !== phone;
  return {
    profile: { ...profile, name: isNamed ? name : formatPhone(phone) },
    shownPhone: formatPhone(phone),
    whatsAppHref: isMobile(phone)
      ? whatsAppLink(phone, isNamed ? textIn(language, greeting(name)).text : undefined)
      : undefined,
    sums: await sumProfile(shop, phone),
    list: await listProfileOrders(shop, { phone, ...customerShown(url.searchParams) }),
    addresses: await listUsedAddresses(shop, phone),
    consent: await findConsentOf(shop, phone),
    notes: await listNotes(shop, phone),
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const phone = phoneIn(params.phone) ?? notFound();
  const form = await readForm(request, noteSchema);
  if (!form.ok) return wrongFields(form.values, form.refusal.problems);
  const sent = { subject: `notes:${phone}`, values: form.values };
  const { value } = form;
  const changed = await onceForForm(context.get(ownerShopContext), sent, (shop) =>
    value.intent === 'add'
      ? addNote(shop, { phone, text: value.text })
      : removeNote(shop, { phone, noteId: value.noteId }),
  );
  if (!changed.ok) return refused(form.values, changed.refusal);
  return redirectWithFlash(context.get(runningShopContext), customerHref(phone), {
    kind: 'success',
    code: `customer-note-${value.intent}`,
  });
}

export default function CustomerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CustomerPage key={loaderData.profile.phone} {...loaderData} answer={actionData} />;
}
