import { href } from 'react-router';
import { addAddress } from '#domain/customers/addresses/add-address.server.ts';
import { addressSchema } from '#domain/customers/addresses/address-schema.server.ts';
import { listAddresses } from '#domain/customers/addresses/list-addresses.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { redirectWithAccountFlash } from '#storefront/account/account-flash.server.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { customerContext, shopContext } from '#web/contexts.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { toSignIn } from '#web/guards/require-customer.server.ts';
import type { Route } from './+types/new-address.route';
import { AddressPage } from './address-page.tsx';
import { addressesCopy } from './addresses.copy.ts';

/** Prefills the form with the customer's own name and phone. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { userId } = context.get(customerContext);
  const customer = await findCustomer(shop, userId);
  return {
    isFirst: (await listAddresses(shop, userId)).length === 0,
    values: {
      customerName: customer?.name ?? '',
      phone: customer?.phone ? formatPhone(customer.phone) : '',
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const form = await readForm(request, addressSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);

  const { userId } = context.get(customerContext);
  const added = await addAddress(context.get(shopContext), userId, form.value);
  if (added.ok)
    return redirectWithAccountFlash(args, href('/account/addresses'), { code: 'address-saved' });
  const { code } = added.refusal;
  if (code === 'account-gone') throw toSignIn(args);
  return refusedAnswer(form.values, { code });
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, addressesCopy.add);
}

export default function NewAddressRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { isFirst, values } = loaderData;
  return (
    <AddressPage
      title={addressesCopy.add}
      to={href('/account/addresses/new')}
      values={values}
      mayChooseDefault={!isFirst}
      answer={actionData}
    />
  );
}
