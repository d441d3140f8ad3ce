import { useEffect, useRef } from 'react';
import { Form, useRevalidator } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { forgetDraft } from '#storefront/checkout/forget-draft.ts';
import { FormCard } from '#storefront/session/form-card.tsx';
import { rememberLastOrder } from '#storefront/track/last-order.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/field/field.tsx';
import { email } from '#ui/form/person.copy.ts';
import { Both } from '#ui/text/text.tsx';
import { partlyPaidText, payCopy, payNow, unavailableText, unpaidText } from './pay-online.copy.ts';

/**
 * `ready`: before the gateway, `confirming`: waiting for its notification, `unpaid`: failed, back without paying, or another
 * amount is due than the gateway was asked for, `partly-paid`: the same once a part was received, `unavailable`: no gateway.
 */
export type PayView = 'ready' | 'confirming' | 'unpaid' | 'partly-paid' | 'unavailable';

type PayOnlinePageProps = {
  view: PayView;
  amountLkr: number;
  checkoutUrl: string;
  fields: Record<string, string>;
  otherMethods: PaymentMethod[];
  /** Whether the shop cancels the order unless it is paid in time. */
  canExpire: boolean;
  orderNumber: string;
  orderPath: string;
  isDemo: boolean;
  isRefused: boolean;
};

type TextOptions = { hasOtherMethods: boolean; asksEmail: boolean; canExpire: boolean };

const texts: Record<PayView, (options: TextOptions) => Bilingual> = {
  ready: ({ asksEmail }) => (asksEmail ? payCopy.emailNeeded : payCopy.redirecting),
  confirming: () => payCopy.confirming,
  unpaid: unpaidText,
  'partly-paid': partlyPaidText,
  unavailable: unavailableText,
};

const titles = {
  ready: payCopy.title,
  confirming: payCopy.confirmingTitle,
  unpaid: payCopy.unpaidTitle,
  'partly-paid': payCopy.partlyPaidTitle,
  unavailable: payCopy.unpaidTitle,
};

/** Sends the browser to the gateway, waits for its notification, or offers other payment methods. */
export function PayOnlinePage({
  view,
  canExpire,
  isDemo,
  isRefused,
  ...payment
}: PayOnlinePageProps) {
  const hasOtherMethods = payment.otherMethods.length > 0;
  const asksEmail = !('email' in payment.fields);
  return (
    <FormCard title={titles[view]}>
      <div className="grid gap-5">
        {isRefused && (
          <Notice tone="danger" role="alert">
            <Both of={payCopy.notPayable} />
          </Notice>
        )}
        {/* Stays while the view changes, because a live region that comes with its text is often not read out. */}
        <p className="leading-relaxed" role="status">
          <Both of={texts[view]({ hasOtherMethods, asksEmail, canExpire })} />
        </p>
        {view === 'ready' && <ToGateway {...payment} asksEmail={asksEmail} />}
        {view === 'confirming' && <Confirming />}
        {view !== 'ready' && view !== 'confirming' && (
          <Unpaid {...payment} isAvailable={view !== 'unavailable'} />
        )}
        {isDemo && (
          <Notice>
            <Both of={payCopy.demoNotice} />
          </Notice>
        )}
        <ButtonLink to={payment.orderPath} variant="quiet">
          <Both of={payCopy.toOrder} inline />
        </ButtonLink>
      </div>
    </FormCard>
  );
}

type ToGatewayProps = Pick<
  PayOnlinePageProps,
  'checkoutUrl' | 'fields' | 'amountLkr' | 'orderNumber' | 'orderPath'
> & {
  /** Whether the shopper types the e-mail address that the gateway requires. Then nothing is submitted by itself. */
  asksEmail: boolean;
};

/**
 * Submits itself once for each payment attempt, so that the browser's Back does not return to the gateway. Deletes the
 * draft and remembers the order here, because the flash about the new order may expire while the shopper pays.
 */
function ToGateway({ checkoutUrl, fields, asksEmail, ...order }: ToGatewayProps) {
  const { amountLkr, orderNumber, orderPath } = order;
  const form = useRef<HTMLFormElement>(null);
  const reference = fields['order_id'] ?? '';
  useEffect(() => {
    forgetDraft();
    rememberLastOrder({ orderNumber, path: orderPath });
  }, [orderNumber, orderPath]);
  useEffect(() => {
    if (!asksEmail && isFirstSubmission(reference)) form.current?.submit();
  }, [reference, asksEmail]);
  return (
    <form ref={form} method="post" action={checkoutUrl} className="grid gap-5">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {asksEmail && (
        <TextField name="email" label={email.label} {...email.input} maxLength={254} required />
      )}
      <Button type="submit" block size="large">
        <Both of={payNow(amountLkr)} />
      </Button>
    </form>
  );
}

const sentKey = 'sandhi-payment-sent';

/** Returns whether this attempt was not submitted yet. False without session storage: the shopper presses the button. */
function isFirstSubmission(reference: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(sentKey) !== reference;
    sessionStorage.setItem(sentKey, reference);
    return isFirst;
  } catch {
    return false;
  }
}

const pollMs = 3_000;

/** Polls for the gateway's notification. Without a script, a link reloads the page. */
function Confirming() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, pollMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <>
      <p className="text-md leading-snug text-ink-600">
        <Both of={payCopy.doNotPayTwice} />
      </p>
      <ButtonLink to="?back=returned" reloadDocument variant="outline">
        <Both of={payCopy.checkAgain} inline />
      </ButtonLink>
    </>
  );
}

type UnpaidProps = Pick<PayOnlinePageProps, 'amountLkr' | 'otherMethods'> & {
  /** Whether the gateway can be used. */
  isAvailable: boolean;
};

function Unpaid({ amountLkr, otherMethods, isAvailable }: UnpaidProps) {
  return (
    <Form method="post" className="grid gap-3">
      {isAvailable && (
        <Button type="submit" name="method" value="payhere" block size="large">
          <Both of={payNow(amountLkr)} />
        </Button>
      )}
      {otherMethods.length > 0 && (
        <h2 className="mt-3 text-lg">
          <Both of={payCopy.otherMethods} />
        </h2>
      )}
      {otherMethods.map((method) => (
        <Button key={method} type="submit" name="method" value={method} block variant="outline">
          <Both of={paymentMethodCopy[method].label} />
        </Button>
      ))}
    </Form>
  );
}
