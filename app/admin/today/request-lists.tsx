import { href, Link, useFetcher } from 'react-router';
import { ignoreDoubleClick } from '#admin/form/double-click.ts';
import { formsCopy } from '#admin/order/forms/order-forms.copy.ts';
import { slipsCopy } from '#admin/order/requests/bank-slips.copy.ts';
import { cancelRequestCopy } from '#admin/order/requests/customer-requests.copy.ts';
import { ReusedSlipNotice } from '#admin/order/requests/reused-slip-notice.tsx';
import { SlipFiles } from '#admin/order/requests/slip-files.tsx';
import { OrderGroup } from '#admin/orders/order-group.tsx';
import { orderHref, unfilteredListState } from '#admin/orders/orders-urls.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { declineReasonLabels, personRemoved, slipReasonLabels } from '#domain/orders/order.copy.ts';
import { AskFirst } from '#ui/button/ask-first.tsx';
import { Button } from '#ui/button/button.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { AttentionSection } from './attention-section.tsx';
import type { Today } from './read-today.server.ts';
import { RowFormKey } from './row-form-key.tsx';
import { todayCopy } from './today.copy.ts';

/** Lists open requests to cancel. Their orders are in no queue until they are answered. */
export function CancelList({ cancels }: Pick<Today, 'cancels'>) {
  return (
    <AttentionSection id="cancels" title={todayCopy.cancels} count={cancels.count} tone="urgent">
      {cancels.listed.map(({ orderId, orderNumber, customerName, city, totalLkr, words }) => (
        <li
          key={orderId}
          data-row=""
          className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3 leading-snug not-first:border-t not-first:border-clay-700/20"
        >
          <div>
            <Link
              to={`${orderHref(orderId, unfilteredListState)}#cancel-request`}
              className="flex min-h-11 flex-wrap content-center items-baseline gap-x-3 gap-y-0.5 text-ink-900 no-underline hover:underline"
            >
              <strong className="font-semibold">{customerName}</strong>
              <span>{city}</span>
              <Price amountLkr={totalLkr} className="font-semibold" />
              <span className="tabular-nowrap ms-auto text-sm text-ink-600">{orderNumber}</span>
            </Link>
            {words !== '' && (
              <p className="line-clamp-3 text-md wrap-anywhere whitespace-pre-line text-ink-600">
                {words}
              </p>
            )}
          </div>
          <OrderGroup order={{ orderNumber, customerName }}>
            <AcceptAndRefuse orderId={orderId} {...cancelSteps} />
          </OrderGroup>
        </li>
      ))}
    </AttentionSection>
  );
}

/** Lists bank slips to check, each order with the amount that its slips should show. */
export function SlipList({ slips: { count, listed } }: Pick<Today, 'slips'>) {
  return (
    <AttentionSection id="slips" title={todayCopy.slips} count={count} tone="pending">
      {listed.map(({ orderId, orderNumber, customerName, city, dueLkr, slips, reusedSlip }) => (
        <li
          key={orderId}
          data-row=""
          className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3 leading-snug not-first:border-t not-first:border-pending/20"
        >
          <Link
            to={`${orderHref(orderId, unfilteredListState)}#slip`}
            className="flex min-h-11 flex-wrap content-center items-baseline gap-x-3 gap-y-0.5 text-ink-900 no-underline hover:underline"
          >
            <strong className="font-semibold">{customerName || <Text of={personRemoved} />}</strong>
            <span>{city}</span>
            <Price amountLkr={dueLkr} className="font-semibold" />
            <span className="tabular-nowrap ms-auto text-sm text-ink-600">{orderNumber}</span>
          </Link>
          <OrderGroup
            order={{ orderNumber, customerName }}
            className="grid grid-cols-[minmax(0,1fr)] gap-3"
          >
            <ReusedSlipNotice reused={reusedSlip} />
            <SlipFiles orderId={orderId} slips={slips} size="small" />
            <AcceptAndRefuse
              orderId={orderId}
              {...slipSteps}
              shown={{ shownSlips: slips.map(({ id }) => id).join(' '), shownDueLkr: `${dueLkr}` }}
            />
          </OrderGroup>
        </li>
      ))}
    </AttentionSection>
  );
}

type AcceptAndRefuseProps = {
  orderId: string;
  /** `question`: asked before accepting, with what the button then says. */
  accept: { step: string; label: Bilingual; question?: { of: Bilingual; yes: Bilingual } };
  refuse: { step: string; label: Bilingual; chooseReason: Bilingual };
  reasons: Record<string, Bilingual>;
  /** Values that the row shows, so that a change since then is noticed. */
  shown?: Record<string, string>;
};

const cancelSteps = {
  accept: {
    step: 'accept-cancel',
    label: cancelRequestCopy.accept,
    question: { of: formsCopy.cancelQuestion, yes: formsCopy.cancelYes },
  },
  refuse: {
    step: 'decline-cancel',
    label: cancelRequestCopy.decline,
    chooseReason: cancelRequestCopy.chooseReason,
  },
  reasons: declineReasonLabels,
} satisfies Omit<AcceptAndRefuseProps, 'orderId'>;

const slipSteps = {
  accept: { step: 'accept-slip', label: slipsCopy.acceptShort },
  refuse: {
    step: 'refuse-slip',
    label: slipsCopy.refuse,
    chooseReason: slipsCopy.chooseReason,
  },
  reasons: slipReasonLabels,
} satisfies Omit<AcceptAndRefuseProps, 'orderId'>;

/** Accepts, or refuses with a listed reason. A reason in the owner's own words is entered on the order page. */
function AcceptAndRefuse({ orderId, accept, refuse, reasons, shown = {} }: AcceptAndRefuseProps) {
  const acceptFetcher = useFetcher({ key: `today/${orderId}/${accept.step}` });
  const refuseFetcher = useFetcher({ key: `today/${orderId}/${refuse.step}` });
  const translate = useTranslate();
  const { other: _, ...listedReasons } = reasons;
  const hiddenFields = Object.entries({ orderId, ...shown }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  const { question } = accept;
  const acceptButton = (
    <Button
      type="submit"
      size="small"
      variant={question ? 'danger' : 'primary'}
      name="step"
      value={accept.step}
      busy={acceptFetcher.state !== 'idle'}
      onClick={(event) => ignoreDoubleClick(event, `${orderId}/${accept.step}`)}
    >
      <Both of={question?.yes ?? accept.label} inline />
    </Button>
  );
  return (
    <div className="flex flex-wrap items-start gap-3">
      <acceptFetcher.Form method="post" action={href('/admin/today')} preventScrollReset>
        <RowFormKey />
        {hiddenFields}
        {question ? (
          <AskFirst of={accept.label} question={question.of}>
            {acceptButton}
          </AskFirst>
        ) : (
          acceptButton
        )}
      </acceptFetcher.Form>
      <refuseFetcher.Form
        method="post"
        action={href('/admin/today')}
        preventScrollReset
        className="flex min-w-0 flex-wrap items-center gap-2"
      >
        <RowFormKey />
        {hiddenFields}
        <select
          name="reason"
          required
          defaultValue=""
          aria-label={translate(refuse.chooseReason)}
          className="min-h-11 max-w-full min-w-0 rounded-md border border-cream-300 bg-cream-50 px-3 text-md"
        >
          <option value="">{translate(refuse.chooseReason)}</option>
          {Object.entries(listedReasons).map(([reason, label]) => (
            <option key={reason} value={reason}>
              {translate(label)}
            </option>
          ))}
        </select>
        <Button
          type="submit"
          size="small"
          variant="outline"
          name="step"
          value={refuse.step}
          busy={refuseFetcher.state !== 'idle'}
          onClick={(event) => ignoreDoubleClick(event, `${orderId}/${refuse.step}`)}
        >
          <Both of={refuse.label} inline />
        </Button>
      </refuseFetcher.Form>
    </div>
  );
}
