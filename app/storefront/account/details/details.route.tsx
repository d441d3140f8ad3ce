import { href } from 'react-router';
import { canVerifyPhone } from '#domain/auth/phone-codes/request-phone-code.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import {
  redirectWithAccountFlash,
  withAccountFlash,
} from '#storefront/account/account-flash.server.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { canVerifyEmail } from '#web/can-send-links.server.ts';
import {
  customerContext,
  requestDetailsContext,
  runningShopContext,
  shopContext,
} from '#web/contexts.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/details.route';
import { DetailsPage } from './details-page.tsx';
import { saveDetails } from './save-details.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const { userId } = context.get(customerContext);
  const customer = (await findCustomer(context.get(shopContext), userId)) ?? throwNotFound();
  return withAccountFlash(args, {
    canVerifyEmail: canVerifyEmail(context.get(runningShopContext), customer),
    canVerifyPhone: canVerifyPhone(context.get(runningShopContext), customer),
    customer: {
      ...customer,
      phone: customer.phone && formatPhone(customer.phone),
      formerPhone: customer.formerPhone && formatPhone(customer.formerPhone),
    },
  });
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const editing = {
    shop: context.get(shopContext),
    userId: context.get(customerContext).userId,
    clientAddress: context.get(requestDetailsContext).clientAddress,
  };
  const refusalAnswer = await saveDetails(editing, request);
  if (refusalAnswer) return refusalAnswer;
  return redirectWithAccountFlash(args, href('/account/details'), { code: 'details-saved' });
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, accountCopy.myDetails);
}

export default function DetailsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailsPage {...loaderData} answer={actionData} />;
}
