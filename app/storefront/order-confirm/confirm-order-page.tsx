import Link2Off from 'lucide-react/icons/link-2-off';
import { href } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { NarrowPage } from '#storefront/layout/narrow-page.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { OutcomeNotice } from '#ui/feedback/outcome-notice.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { tooManyAttempts } from '#ui/form/too-many.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { confirmCopy, confirmedText, placeFields, toPay } from './confirm-order.copy.ts';

type OrderOfLink = {
  orderNumber: string;
  version: number;
  street: string;
  city: string;
  /** The district, if it is known, and the province. */
  region: Bilingual;
  /** The cash that the courier still has to collect, in rupees. */
  cashLkr: number;
  paymentMethod: PaymentMethod;
  lines: { productId: string; productName: Bilingual; quantity: number }[];
  /** 'moved-on': the order can no longer be confirmed or edited here, such as once it is packed, paid or cancelled. */
  state: 'open' | 'confirmed' | 'moved-on';
  /** Whether a request of the customer to cancel the order is open. */
  isCancelAsked: boolean;
  /** Says when a closed shop prepares the order; undefined while it is open. */
  closureNote: Bilingual | undefined;
};
type Refusal =
  | { code: 'order-moved-on' | 'order-changed' | 'failed' }
  | { code: 'too-many-attempts'; minutes: number };
type ConfirmOrderPageProps = { order: OrderOfLink; answer: FormAnswer<Refusal> | undefined };

/**
 * Shows the order and its address, with a button that confirms it and a form that edits the address. Once the order can no
 * longer be edited here, the form still shows a refused address, so that the customer can copy it into a message.
 */
export function ConfirmOrderPage({ order, answer }: ConfirmOrderPageProps) {
  const hasRefusedAddress = order.state === 'moved-on' && answer?.values['address'] !== undefined;
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <div className="mx-auto grid max-w-150 gap-5">
        <h1 className="text-step-3">
          <Both of={order.state === 'open' ? confirmCopy.title : confirmCopy.yourOrder} />
        </h1>
        {order.state !== 'open' && !hasRefusedAddress && (
          <StateNotice of={order.state} closureNote={order.closureNote} />
        )}
        {order.state === 'open' && order.isCancelAsked && (
          <Notice>
            <Both of={confirmCopy.cancelAsked} />
          </Notice>
        )}
        <Card>
          <OrderSummary order={order} />
          {order.state === 'open' && (
            <form method="post" className="mt-6">
              <input type="hidden" name="intent" value="confirm" />
              <input type="hidden" name="version" value={order.version} />
              <Button type="submit" size="large" className="w-full">
                <Both of={confirmCopy.confirm} inline />
              </Button>
            </form>
          )}
        </Card>
        {(order.state !== 'moved-on' || hasRefusedAddress) && (
          <AddressForm order={order} answer={answer} />
        )}
      </div>
    </div>
  );
}

type StateNoticeProps = Pick<OrderOfLink, 'closureNote'> & { of: 'confirmed' | 'moved-on' };

function StateNotice({ of, closureNote }: StateNoticeProps) {
  return (
    <OutcomeNotice tone={of === 'confirmed' ? 'success' : 'info'}>
      <Both of={of === 'confirmed' ? confirmedText(closureNote) : confirmCopy.movedOn} />
    </OutcomeNotice>
  );
}

function OrderSummary({ order }: { order: OrderOfLink }) {
  return (
    <>
      <p className="font-semibold wrap-anywhere tabular-nums">{order.orderNumber}</p>
      <ul className="mt-2 leading-snug">
        {order.lines.map(({ productId, productName, quantity }) => (
          <li key={productId}>
            {`${quantity} × `}
            <Text of={productName} />
          </li>
        ))}
      </ul>
      {order.cashLkr > 0 && (
        <p className="mt-3 leading-snug font-medium">
          <Both of={toPay(order.cashLkr, order.paymentMethod)} />
        </p>
      )}
      <h2 className="mt-5 border-t border-line pt-4 font-text text-sm font-semibold text-ink-600">
        <Both of={confirmCopy.deliverTo} inline />
      </h2>
      <address className="mt-1 not-italic wrap-anywhere">
        {`${order.street}, ${order.city}`}
        <br />
        <Both of={order.region} inline />
      </address>
    </>
  );
}

function AddressForm({ order, answer }: ConfirmOrderPageProps) {
  const initialValues = { address: order.street, city: order.city };
  return (
    <details
      open={answer !== undefined}
      className="group rounded-lg border border-line bg-cream-50"
    >
      <summary className="flex min-h-13 cursor-pointer items-center px-5 py-3 leading-snug font-medium sm:px-9">
        <span>
          <Both of={confirmCopy.editAddress} inline />
        </span>
      </summary>
      <div className="px-5 pb-6 sm:px-9">
        <Form
          fields={placeFields}
          answer={answer}
          initialValues={initialValues}
          className="grid gap-5"
        >
          <input type="hidden" name="intent" value="correct" />
          <input type="hidden" name="version" value={order.version} />
          <input type="hidden" name="shownAddress" value={order.street} />
          <input type="hidden" name="shownCity" value={order.city} />
          <FormProblems refused={answer?.refusal && refusalText(answer.refusal)} />
          <TextField name="address" />
          <TextField name="city" />
          <p className="-mt-1 text-md leading-snug text-ink-600">
            <Both of={confirmCopy.elsewhere} />
          </p>
          <SubmitButton of={confirmCopy.save} whileBusy={confirmCopy.saving} />
        </Form>
      </div>
    </details>
  );
}

function refusalText(refusal: Refusal): Bilingual {
  if (refusal.code === 'too-many-attempts') return tooManyAttempts(refusal.minutes);
  if (refusal.code === 'order-changed') return confirmCopy.changed;
  return refusal.code === 'failed' ? layoutCopy.unavailable : confirmCopy.movedOn;
}

export function LinkUnusable() {
  return (
    <NarrowPage>
      <Card>
        <EmptyState
          as="h1"
          isLongText
          of={confirmCopy.unusable}
          icon={<Link2Off className="size-16 stroke-1" />}
        >
          <ButtonLink to={localizePath(useLanguage(), href('/contact'))}>
            <Both of={confirmCopy.contact} />
          </ButtonLink>
        </EmptyState>
      </Card>
    </NarrowPage>
  );
}
