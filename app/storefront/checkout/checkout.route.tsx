import ArrowLeft from 'lucide-react/icons/arrow-left';
import { href, Link, redirect, redirectDocument } from 'react-router';
import { addAddress } from '#domain/customers/addresses/add-address.server.ts';
import type { AddressForm } from '#domain/customers/addresses/address.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import type { CheckoutForm as CheckoutFields } from '#domain/orders/checkout/checkout-form.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { ShopHandle } from '#storefront/layout/shop-handle.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { accountContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/cookies/flash.server.ts';
import { addPendingPayment } from '#web/cookies/pending-payment-cookie.server.ts';
import { cartCookiesAfterOrder, readVisitorCart } from '#web/cookies/visitor-cart.server.ts';
import { logAndRefuse, refusedAnswer } from '#web/forms/form-answers.server.ts';
import { loadAccount } from '#web/guards/load-account.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { logRequestError, type RequestArgs } from '#web/responses/log-request-error.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/checkout.route';
import { changePromo, refusePlacing } from './change-promo.server.ts';
import { checkoutCopy } from './checkout.copy.ts';
import { type Checkout, loadCheckout, placeCheckout, readCheckout } from './checkout.server.ts';
import { type CheckoutAnswer, unansweredOrder } from './checkout-answer.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { ownAddressFinder } from './customer-prefill.server.ts';
import {
  deleteKeptCheckout,
  hasSessionEnded,
  isOfOtherCustomer,
  readTypedBefore,
  toSignInAgain,
} from './ended-session.server.ts';
import { CheckoutLanguageSwitch } from './language-switch.tsx';

export const middleware = [loadAccount, deleteKeptCheckout];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, contentCache } = context.get(runningShopContext);
  const settings = await contentCache.get(readSettings, () => readSettings(shop));
  const cart = await readVisitorCart({ request, context });
  const userId = context.get(accountContext)?.userId;
  const typedBefore = await readTypedBefore({ request, context });
  return loadCheckout(context.get(shopContext), settings, { cart, userId, typedBefore });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = { request, url, context };
  const userId = context.get(accountContext)?.userId;
  const read = await readCheckout(request, ownAddressFinder(context.get(shopContext), userId));
  // Returns nothing of the form, which has another customer's address: the page opens again for the one signed in now.
  if (isOfOtherCustomer(visit, read.values))
    return refusedAnswer({}, { code: 'stale-page' } as const);
  if (read.form) return place(visit, read);
  if (hasSessionEnded(visit, read.values)) return toSignInAgain(visit, read.values);
  return read.promoValues ? changePromo(visit, read.promoValues) : read.answer;
}

type CheckoutVisit = RequestArgs & { url: URL };
type ReadForm = { form: CheckoutFields; values: Record<string, string> };

/** Places the order and redirects to it; or says why not, at the sign-in where the customer is no longer signed in. */
async function place(visit: CheckoutVisit, { form, values }: ReadForm) {
  const { request, url, context } = visit;
  const running = context.get(runningShopContext);
  const cart = await readVisitorCart(visit);
  const placing = placeCheckout(context.get(shopContext), cart, form);
  const placed = await placing.catch(logAndRefuse(visit));
  if (!placed.ok && hasSessionEnded(visit, values)) return toSignInAgain(visit, values);
  if (!placed.ok) {
    // Has cached pages checked as after a write: the refusal may come from a change in the database that they do not show.
    running.content.noteWrite();
    // Delivery fee and payment methods depend on the district that the order would have had.
    const valuesWithDistrict = { ...values, district: form.district ?? '' };
    return refusePlacing(visit, { values: valuesWithDistrict, refusal: placed.refusal });
  }

  const { path, cart: remaining, isJustPlaced, toPay } = placed.value;
  const setCookies = await cartCookiesAfterOrder(context, remaining);
  if (isJustPlaced) {
    if (values['saveAddress'] !== undefined) await saveAddress(visit, form);
    setCookies.push(await writeFlash(running, { kind: 'success', code: 'order-placed' }));
  }
  if (toPay)
    setCookies.push(
      await addPendingPayment(running, request, { ...toPay, isPlacedInThisBrowser: true }),
    );
  const headers = setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  // Loads a new document, because only the payment page's Content-Security-Policy lets a form post to the gateway.
  const redirectTo = toPay ? redirectDocument : redirect;
  return redirectTo(localizePath(languageOf(url.pathname), path), { status: 303, headers });
}

/** Saves the address of a placed order in the account, if there is one. A failure leaves the order as it is. */
async function saveAddress({ request, context }: RequestArgs, form: AddressForm): Promise<void> {
  const account = context.get(accountContext);
  if (!account) return;
  const adding = addAddress(context.get(shopContext), account.userId, {
    ...form,
    isDefault: false,
  });
  await adding.catch((fault) => logRequestError({ request, context }, fault));
}

/** Reloads after a refusal, because cart or prices may have changed, but not after a fault, so that the form stays. */
export function shouldRevalidate({ actionStatus }: { actionStatus?: number }) {
  return actionStatus !== 503;
}

export const handle: ShopHandle & FailedRequestHandle = {
  isMinimal: true,
  languageSwitch: (props) => <CheckoutLanguageSwitch {...props} />,
  failedRequest: { answer: unansweredOrder },
};

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const textOf = (of: typeof checkoutCopy.title) => textIn(languageOf(location.pathname), of).text;
  const siteName = loaderData ? ` · ${textOf(loaderData.siteName)}` : '';
  return [
    { title: `${textOf(checkoutCopy.title)}${siteName}` },
    { name: 'robots', content: 'noindex' },
  ];
};

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} answer={actionData} />;
}

type CheckoutPageProps = Checkout & { answer: CheckoutAnswer | undefined };

function CheckoutPage({ answer, ...checkout }: CheckoutPageProps) {
  const { lines, gone } = checkout.cart;
  const isEmpty = lines.length + gone.length === 0;
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      {isEmpty ? <EmptyCheckout /> : <FilledCheckout {...checkout} answer={answer} />}
    </div>
  );
}

function EmptyCheckout() {
  const home = localizePath(useLanguage(), href('/'));
  return (
    <Card className="mx-auto max-w-180">
      <EmptyState as="h1" of={checkoutCopy.cartIsEmpty}>
        <ButtonLink to={home}>
          <Both of={checkoutCopy.continueShopping} />
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}

function FilledCheckout(props: CheckoutPageProps) {
  const productsPath = localizePath(useLanguage(), '/#products');
  return (
    <>
      <Link
        to={productsPath}
        className="mb-2 inline-flex min-h-11 items-center gap-2.5 leading-snug font-medium text-leaf-600 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
        <span>
          <Both of={checkoutCopy.continueShopping} inline />
        </span>
      </Link>
      <Heading level="h1" of={checkoutCopy.title} />
      {/* Opens the form again when another tab has signed in to another account, whose draft and addresses it then has. */}
      <CheckoutForm key={props.prefill?.customerId} {...props} />
    </>
  );
}
