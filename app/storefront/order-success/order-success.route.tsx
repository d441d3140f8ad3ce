import { useEffect } from 'react';
import { data, useLocation } from 'react-router';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { headlineOf } from '#domain/orders/progress.copy.ts';
import { useCartActions } from '#storefront/cart/state/cart-provider.tsx';
import { forgetDraft } from '#storefront/checkout/forget-draft.ts';
import { rememberLastOrder } from '#storefront/track/last-order.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toasts } from '#ui/feedback/toast.tsx';
import { lazyHydrated } from '#ui/lazy-hydrated.tsx';
import { Both } from '#ui/text/text.tsx';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { withFlash } from '#web/cookies/flash.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { languageOf } from '#web/urls/localize-path.ts';
import type { Route } from './+types/order-success.route';
import { BankTransfer } from './bank-transfer.tsx';
import { ConfirmationHead, OrderFacts } from './confirmation-head.tsx';
import { type Confirmation, loadConfirmation } from './load-confirmation.server.ts';
import { OrderAddress, OrderItems } from './order-details.tsx';
import { OrderNotFound } from './order-not-found.tsx';
import { successCopy } from './order-success.copy.ts';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const running = context.get(runningShopContext);
  const confirmation = await loadConfirmation(context.get(shopContext), {
    orderId: params.orderId,
    language: languageOf(url.pathname),
    isDemo: running.demo !== undefined,
    channels: running.channels,
  });
  if (!confirmation.order) return data({ ...confirmation, placement: undefined }, { status: 404 });

  const wasPlacedBefore = url.searchParams.get('placed') === 'before';
  return withFlash({ request, context }, (flash) => ({
    ...confirmation,
    placement: placementOf(flash?.code === 'order-placed', wasPlacedBefore),
  }));
}

function placementOf(isNew: boolean, wasPlacedBefore: boolean): Placement {
  if (isNew) return 'placed';
  return wasPlacedBefore ? 'placed-before' : undefined;
}

export function headers() {
  return privateHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const textOf = (of: Bilingual) => textIn(languageOf(location.pathname), of).text;
  const title = loaderData?.order ? titleOf(loaderData) : successCopy.notFound;
  const siteName = loaderData ? ` · ${textOf(loaderData.siteName)}` : '';
  return [{ title: `${textOf(title)}${siteName}` }, { name: 'robots', content: 'noindex' }];
};

function titleOf({ isNewOrder, progress }: Confirmation): Bilingual {
  return isNewOrder ? successCopy.confirmed : headlineOf(progress);
}

export default function OrderSuccessRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.order ? <OrderSuccessPage {...loaderData} /> : <OrderNotFound />;
}

const PayOnlineCard = lazyHydrated(async () => {
  const module = await import('./pay-online-card.tsx');
  return module.PayOnlineCard;
});
const SlipCard = lazyHydrated(async () => {
  const module = await import('#storefront/bank-slip/slip-card.tsx');
  return module.SlipCard;
});
const CancelCard = lazyHydrated(async () => {
  const module = await import('#storefront/cancel-order/cancel-status.tsx');
  return module.CancelCard;
});
const DeliveryCard = lazyHydrated(async () => {
  const module = await import('./delivery-card.tsx');
  return module.DeliveryCard;
});
const ProblemCard = lazyHydrated(async () => {
  const module = await import('#storefront/parcel-problem/problem-card.tsx');
  return module.ProblemCard;
});
const KeepAsAccount = lazyHydrated(async () => {
  const module = await import('./keep/keep-as-account.tsx');
  return module.KeepAsAccount;
});

/** Whether the previous request placed the order, or found that it was placed before; undefined for any other visit. */
type Placement = 'placed' | 'placed-before' | undefined;

function OrderSuccessPage(props: Confirmation & { placement: Placement }) {
  const {
    order,
    orderId,
    progress,
    guestOrder,
    problemReportState,
    slips,
    cancelling: { request },
    contact,
    transfer,
    canBePaidOnline,
    placement,
  } = props;
  useAfterPlacement(placement, progress.orderNumber);
  return (
    <div className="order-page wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <PlacementNotice placement={placement} />
      <ConfirmationHead {...props} wasJustPlaced={placement === 'placed'} />
      <OrderFacts order={order} progress={progress} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_412px] lg:gap-10 print:mt-3 print:grid-cols-[minmax(0,1fr)_40%] print:gap-3">
        <div className="grid gap-5 print:gap-3">
          {request && request.state !== 'withdrawn' && (
            <CancelCard request={request} orderId={orderId} />
          )}
          {canBePaidOnline && <PayOnlineCard orderId={orderId} dueLkr={progress.dueLkr} />}
          {transfer && <BankTransfer transfer={transfer} progress={progress} />}
          {slips && <SlipCard slips={slips} orderId={orderId} />}
          <OrderItems order={order} />
          <OrderAddress order={order} />
          {problemReportState && (
            <ProblemCard state={problemReportState} orderId={orderId} contact={contact} />
          )}
          {guestOrder && <KeepAsAccount order={guestOrder} />}
        </div>
        <DeliveryCard {...props} />
      </div>
    </div>
  );
}

/** Updates the cart after an order, deletes the draft, moves the focus, stores the order and, if it is new, shows a toast. */
function useAfterPlacement(placement: Placement, orderNumber: string) {
  const { pathname: path } = useLocation();
  const { refresh } = useCartActions();
  useEffect(() => {
    if (placement === undefined) return;
    refresh();
    forgetDraft();
    // Moves the focus to the main content, because the pressed button is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
    rememberLastOrder({ orderNumber, path });
    if (placement === 'placed') toasts.success(successCopy.placed, 'order-placed');
  }, [placement, refresh, orderNumber, path]);
}

function PlacementNotice({ placement }: { placement: Placement }) {
  if (placement === 'placed-before') {
    return <NoticeOf tone="info" of={successCopy.placedBefore} />;
  }
  if (placement === undefined) return null;
  return (
    <div className="hidden noscript:block">
      <NoticeOf tone="success" of={successCopy.placed} />
    </div>
  );
}

function NoticeOf({ tone, of }: { tone: 'info' | 'success'; of: Bilingual }) {
  return (
    <div className="mx-auto mb-8 max-w-180">
      <Notice tone={tone} role="status">
        <Both of={of} />
      </Notice>
    </div>
  );
}
