import ChevronLeft from 'lucide-react/icons/chevron-left';
import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router';
import { revalidateAfterRefusal } from '#admin/form/revalidate-after-refusal.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { type Consent, findConsentByPhone } from '#domain/customers/consent/find-consent.server.ts';
import { addNote, removeNote } from '#domain/customers/notes/change-notes.server.ts';
import { type CustomerNote, listNotes } from '#domain/customers/notes/list-notes.server.ts';
import { noteSchema } from '#domain/customers/notes/note-schema.server.ts';
import {
  type CustomerProfile,
  findProfile,
} from '#domain/customers/profile/find-profile.server.ts';
import { listProfileOrders } from '#domain/customers/profile/list-profile-orders.server.ts';
import {
  listUsedAddresses,
  type UsedAddress,
} from '#domain/customers/profile/list-used-addresses.server.ts';
import { type ProfileSums, sumProfile } from '#domain/customers/profile/sum-profile.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { formatPhone, isMobile } from '#domain/kernel/phone.server.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/customer.route';
import { customerCopy } from './customer.copy.ts';
import { CustomerNotes, type NoteAnswer } from './customer-notes.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerAddresses, ProfileFacts, ProfileStats } from './customer-profile.tsx';
import { customersCopy, greeting } from './customers.copy.ts';
import {
  customerHref,
  customersHref,
  parseCustomerOrdersState,
  phoneIn,
  unfilteredListState,
} from './customers-urls.ts';

export const shouldRevalidate = revalidateAfterRefusal;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(customerCopy.customer, matches);
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const phone = phoneIn(params.phone) ?? throwNotFound();
  const profile = (await findProfile(shop, phone)) ?? throwNotFound();
  const { name, language } = profile;
  // Someone known only by a note has the phone number as the name.
  const isNamed = name !== phone;
  return {
    profile: { ...profile, name: isNamed ? name : formatPhone(phone) },
    shownPhone: formatPhone(phone),
    whatsAppHref: isMobile(phone)
      ? whatsAppLink(phone, isNamed ? textIn(language, greeting(name)).text : undefined)
      : undefined,
    sums: await sumProfile(shop, phone),
    list: await listProfileOrders(shop, { phone, ...parseCustomerOrdersState(url.searchParams) }),
    addresses: await listUsedAddresses(shop, phone),
    consent: await findConsentByPhone(shop, phone),
    notes: await listNotes(shop, phone),
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const phone = phoneIn(params.phone) ?? throwNotFound();
  const form = await readForm(request, noteSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  const submission = { subject: `notes:${phone}`, values: form.values };
  const { value } = form;
  const adminShop = context.get(adminShopContext);
  const changed = await onceForForm(adminShop, submission, (shop) =>
    value.intent === 'add'
      ? addNote(shop, { phone, text: value.text })
      : removeNote(shop, { phone, noteId: value.noteId }),
  );
  if (!changed.ok) {
    const { refusal } = changed;
    return refusal.code === 'customer-gone' ? throwNotFound() : refusedAnswer(form.values, refusal);
  }
  // A removed note may have been all that made this phone number a customer.
  const staysCustomer =
    value.intent === 'add' || (await findProfile(adminShop, phone)) !== undefined;
  const { page } = parseCustomerOrdersState(url.searchParams);
  const path = staysCustomer ? customerHref(phone, page) : customersHref(unfilteredListState);
  return redirectWithFlash(context.get(runningShopContext), path, {
    kind: 'success',
    code: `customer-note-${value.intent}`,
  });
}

export default function CustomerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CustomerPage key={loaderData.profile.phone} {...loaderData} answer={actionData} />;
}

type CustomerPageProps = {
  profile: CustomerProfile;
  shownPhone: string;
  /** Undefined for a landline. */
  whatsAppHref: string | undefined;
  sums: ProfileSums;
  list: Awaited<ReturnType<typeof listProfileOrders>>;
  addresses: UsedAddress[];
  consent: Consent | undefined;
  notes: CustomerNote[];
  formKey: string;
  answer: NoteAnswer | undefined;
};

/** Shows everything known about one customer: orders, payments, parcels, addresses and notes. */
function CustomerPage(props: CustomerPageProps) {
  const { profile, shownPhone, sums, list, addresses, notes, formKey, answer } = props;
  return (
    <>
      <Link
        to={customersHref(unfilteredListState)}
        className="mb-1 inline-flex min-h-11 items-center gap-1 text-md font-medium text-leaf-700"
      >
        <ChevronLeft aria-hidden="true" className="size-4.5" />
        <span>
          <Both of={customerCopy.allCustomers} inline />
        </span>
      </Link>
      <PageHeader title={{ en: profile.name, si: profile.name }}>
        <ContactLinks {...props} />
      </PageHeader>
      <PanelCard>
        <ProfileFacts {...props} />
      </PanelCard>
      <div className="mt-4">
        <ProfileStats sums={sums} />
      </div>
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <CustomerOrders list={list} phone={profile.phone} shownPhone={shownPhone} />
        <div className="grid gap-5">
          <CustomerNotes
            notes={notes}
            action={customerHref(profile.phone, list.page)}
            formKey={formKey}
            answer={answer}
          />
          <CustomerAddresses addresses={addresses} name={profile.name} />
        </div>
      </div>
    </>
  );
}

function ContactLinks({
  profile,
  whatsAppHref,
}: Pick<CustomerPageProps, 'profile' | 'whatsAppHref'>) {
  return (
    <>
      <ButtonLink
        to={`tel:${profile.phone}`}
        variant="outline"
        size="small"
        icon={<Phone aria-hidden="true" />}
      >
        <Text of={customersCopy.call} />
      </ButtonLink>
      {whatsAppHref && (
        <ButtonLink
          to={whatsAppHref}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          size="small"
          icon={<WhatsAppGlyph />}
        >
          <Text of={customersCopy.whatsApp} />
          <VisuallyHidden>
            {', '}
            <Text of={customersCopy.opensNewTab} />
          </VisuallyHidden>
        </ButtonLink>
      )}
    </>
  );
}
