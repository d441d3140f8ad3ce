import { href } from 'react-router';
import { addressSchema } from '#domain/customers/addresses/address-schema.server.ts';
import { changeAddress } from '#domain/customers/addresses/change-address.server.ts';
import { deleteAddress } from '#domain/customers/addresses/delete-address.server.ts';
import {
  type AddressOfCustomer,
  findAddress,
} from '#domain/customers/addresses/find-address.server.ts';
import { setDefaultAddress } from '#domain/customers/addresses/set-default-address.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { redirectWithAccountFlash } from '#storefront/account/account-flash.server.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { customerContext, shopContext } from '#web/contexts.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
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
  // Checks the ownership first, so that a form for another customer's address is not even read.
  if (!(await findAddress(shop, addressRef))) throwNotFound();
  const form = await readForm(request, addressSchema);
  const intent = form.values['intent'];
  if (intent === 'set-default' || intent === 'delete') {
    const { run, code } = commands[intent];
    if (!(await run(shop, addressRef)).ok) throwNotFound();
    return redirectWithAccountFlash(args, href('/account/addresses'), { code });
  }
  return form.ok
    ? save(args, { shop, addressRef }, form.value)
    : wrongFieldsAnswer(form.values, form.refusal.problems);
}

type ChangedAddress = Parameters<typeof changeAddress>[2];

async function save(
  args: Route.ActionArgs,
  { shop, addressRef }: { shop: Shop; addressRef: AddressOfCustomer },
  address: ChangedAddress,
) {
  if (!(await changeAddress(shop, addressRef, address)).ok) throwNotFound();
  return redirectWithAccountFlash(args, href('/account/addresses'), { code: 'address-saved' });
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
