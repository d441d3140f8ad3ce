import { randomUUID } from 'node:crypto';
import { href } from 'react-router';
import { signUpSchema } from '#domain/accounts/sign-up-schema.server.ts';
import { findOrderContact, linkOrder } from '#domain/customers/guest-orders/link-order.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { redirectWithAccountFlash } from '#storefront/account/account-flash.server.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { FormCard } from '#storefront/session/form-card.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import {
  accountContext,
  requestDetailsContext,
  runningShopContext,
  shopContext,
} from '#web/contexts.server.ts';
import { logAndRefuse, refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { loadAccount } from '#web/guards/load-account.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { signUpFromOrder } from '#web/sign-in/sign-in.server.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/keep-order.route';
import { AddToAccount, KeepForm } from './keep-as-account.tsx';
import { keepCopy } from './keep-order.copy.ts';

export const middleware: Route.MiddlewareFunction[] = [loadAccount];

export async function loader({ params: { orderId }, context }: Route.LoaderArgs) {
  const contact = (await findOrderContact(context.get(shopContext), orderId)) ?? throwNotFound();
  return {
    order: { orderId, phone: formatPhone(contact.phoneE164), signUpKey: randomUUID() },
    isGuestOrder: contact.isGuestOrder,
    isSignedIn: Boolean(context.get(accountContext)),
  };
}

const keepSchema = signUpSchema.pick({ password: true, signUpKey: true });

/** Adds the order to the account that is signed in; without one, to a new account with the password of the form. */
export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const account = context.get(accountContext);
  if (account) return addToAccount(args, account.userId);

  const form = await readForm(request, keepSchema);
  const { signUpKey = randomUUID() } = form.values;
  if (!form.ok) return wrongFieldsAnswer({ signUpKey }, form.refusal.problems);

  const visitor = {
    running: context.get(runningShopContext),
    request,
    clientAddress: context.get(requestDetailsContext).clientAddress,
  };
  const keeping = signUpFromOrder(visitor, { ...form.value, orderId: params.orderId });
  const kept = await keeping.catch(logAndRefuse({ request, context }));
  if (!kept.ok)
    return kept.refusal.code === 'order-unknown'
      ? throwNotFound()
      : refusedAnswer({ signUpKey }, kept.refusal);

  const response = await redirectWithAccountFlash(args, href('/account'), { code: 'order-kept' });
  for (const cookie of kept.value.setCookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

async function addToAccount(args: Route.ActionArgs, userId: string) {
  const { orderId } = args.params;
  const shop = args.context.get(shopContext);
  if (!(await findOrderContact(shop, orderId))) throwNotFound();
  const isLinked = await linkOrder(shop, { userId, orderId });
  if (isLinked) return redirectWithAccountFlash(args, href('/account'), { code: 'order-kept' });
  return redirectWithAccountFlash(args, href('/account'), {
    kind: 'error',
    code: 'order-has-account',
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return new Headers([...Object.entries(privateHeaders), ...actionHeaders]);
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, keepCopy.title);
}

/** Shows the form on a page of its own, to browsers without a script and after wrong fields. */
export default function KeepOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isGuestOrder, isSignedIn } = loaderData;
  const key = actionData?.values.signUpKey ?? order.signUpKey;
  return (
    <FormCard title={isSignedIn ? keepCopy.addTitle : keepCopy.title}>
      {!isGuestOrder && <AlreadyKept orderId={order.orderId} />}
      {isGuestOrder && isSignedIn && <AddToAccount order={order} />}
      {isGuestOrder && !isSignedIn && (
        <KeepForm order={{ ...order, signUpKey: key }} answer={actionData} />
      )}
    </FormCard>
  );
}

function AlreadyKept({ orderId }: { orderId: string }) {
  return (
    <>
      <p className="mb-5 leading-snug">
        <Both of={keepCopy.isKept} />
      </p>
      <ButtonLink
        to={localizePath(useLanguage(), href('/order-success/:orderId', { orderId }))}
        variant="outline"
        className="w-fit"
      >
        <Both of={keepCopy.toOrder} inline />
      </ButtonLink>
    </>
  );
}
