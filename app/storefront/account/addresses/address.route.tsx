import { href, redirect } from 'react-router';
import { addressSchema } from '#domain/customers/addresses/address-schema.server.ts';
import { changeAddress } from '#domain/customers/addresses/change-address.server.ts';
import { deleteAddress } from '#domain/customers/addresses/delete-address.server.ts';
import { findAddress } from '#domain/customers/addresses/find-address.server.ts';
import { setDefaultAddress } from '#domain/customers/addresses/set-default-address.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { redirectWithAccountFlash } from '#storefront/account/account-flash.server.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { customerContext, shopContext } from '#web/contexts.server.ts';
import { keepUnsavedForm } from '#web/cookies/unsaved-form-cookie.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/address.route';
import { AddressPage } from './address-page.tsx';
import { addressesCopy } from './addresses.copy.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId } = context.get(customerContext);
  const addressRef = { userId, addressId: params.addressId };
  const address = (await findAddress(context.get(shopContext), addressRef)) ?? throwNotFound();
  return { address: { ...address, phone: formatPhone(address.phone) } };
}

const commands = {
  'set-default': { run: setDefaultAddress, code: 'default-address-set' },
  delete: { run: deleteAddress, code: 'address-deleted' },
} as const;

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const shop = context.get(shopContext);
  const addressRef = { userId: context.get(customerContext).userId, addressId: params.addressId };
  const form = await readForm(request, addressSchema);
  const intent = form.values['intent'];
  if (intent === 'set-default' || intent === 'delete') {
    const { run, code } = commands[intent];
    const done = await run(shop, addressRef);
    // Accepts a repeated deletion, as after a double click or a lost response.
    const isDone = done.ok || intent === 'delete';
    const notice = isDone ? { code } : ({ kind: 'error', code: 'address-gone' } as const);
    return redirectWithAccountFlash(args, href('/account/addresses'), notice);
  }
  if (form.ok && (await changeAddress(shop, addressRef, form.value)).ok)
    return redirectWithAccountFlash(args, href('/account/addresses'), { code: 'address-saved' });
  if (!form.ok && (await findAddress(shop, addressRef)))
    return wrongFieldsAnswer(form.values, form.refusal.problems);
  return intent === 'save' ? toNewAddress(args, form.values) : throwNotFound();
}

/** Redirects to the form for a new address with what was typed for one that does not exist any more. */
async function toNewAddress(args: Route.ActionArgs, values: Record<string, string>) {
  const action = href('/account/addresses/new');
  const redirection = redirect(localizePath(languageOf(args.url.pathname), action), {
    status: 303,
  });
  return keepUnsavedForm(
    args,
    { reason: 'address-deleted', page: action, action, values },
    redirection,
  );
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, addressesCopy.editAddress);
}

export default function AddressRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id: addressId, isDefault, ...values } = loaderData.address;
  return (
    <AddressPage
      key={addressId}
      title={addressesCopy.editAddress}
      to={href('/account/addresses/:addressId', { addressId })}
      values={values}
      mayChooseDefault={!isDefault}
      answer={actionData}
    />
  );
}
