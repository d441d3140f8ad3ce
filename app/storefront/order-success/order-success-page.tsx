import { useEffect } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useCart } from '#storefront/cart/cart-provider.tsx';
import { forgetDraft } from '#storefront/checkout/forget-draft.ts';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { toasts } from '#ui/toast.tsx';
import { BankDetails } from './bank-details.tsx';
import { ConfirmationHead } from './confirmation-head.tsx';
import { DeliverySteps } from './delivery-steps.tsx';
import type { Confirmation } from './load-confirmation.server.ts';
import { OrderAddress, OrderItems } from './order-details.tsx';
import { OrderFacts } from './order-facts.tsx';
import { successCopy } from './order-success.copy.ts';

export type News = 'placed' | 'placed-before' | undefined;

export function OrderSuccessPage(props: Confirmation & { news: News }) {
  const { order, bankDetails, contact, updatesBy, news } = props;
  const isComing = order.status !== 'cancelled';
  useNews(news);
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <NewsNotice news={news} />
      <ConfirmationHead order={order} contact={contact} />
      <OrderFacts order={order} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_412px] lg:gap-10">
        <div className="grid gap-5">
          {bankDetails && <BankDetails of={bankDetails} order={order} />}
          <OrderItems order={order} />
          {isComing && <OrderAddress order={order} />}
        </div>
        {isComing ? (
          <DeliverySteps status={order.status} updatesBy={updatesBy} />
        ) : (
          <OrderAddress order={order} />
        )}
      </div>
    </div>
  );
}

/** With a script, shows a toast, deletes the draft of the form, and updates the cart's count in the bar. */
function useNews(news: News) {
  const { refresh } = useCart();
  useEffect(() => {
    if (news === undefined) return;
    refresh();
    forgetDraft();
    // The pressed button is gone; a screen reader continues at the message.
    document.getElementById('content')?.focus({ preventScroll: true });
    if (news === 'placed') toasts.success(successCopy.placed, 'order-placed');
  }, [news, refresh]);
}

function NewsNotice({ news }: { news: News }) {
  if (news === 'placed-before') {
    return <NoticeOf tone="info" of={successCopy.placedBefore} />;
  }
  if (news === undefined) return null;
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
