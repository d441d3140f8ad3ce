import { href } from 'react-router';
import type { Customer } from '#domain/customers/find-customer.server.ts';
import { detailsCopy } from '#storefront/account/details/details.copy.ts';
import { trackLink } from '#storefront/layout/page-links.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/form.tsx';
import type { FormFields } from '#ui/form/form-fields.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { linkedByCode, linkedByEmail, notLinkedByPhone, ordersCopy } from './orders.copy.ts';

/** Explains how guest orders are linked. Renders nothing if there is neither a phone nor an e-mail address to verify. */
export function GuestOrders({
  customer,
  shownPhone,
  canVerifyEmail,
  canVerifyPhone,
}: GuestOrdersProps) {
  const email = canVerifyEmail ? customer.email : undefined;
  const phone = customer.isPhoneVerified ? undefined : shownPhone;
  if (!email && !customer.phone) return null;
  return (
    <Card as="section" aria-labelledby="guest-orders-title" className="mt-5">
      <h3 id="guest-orders-title" className="text-step-0 leading-snug">
        <Both of={ordersCopy.guestOrders} />
      </h3>
      {email && <LinkByEmail email={email} />}
      {phone && (canVerifyPhone ? <LinkByCode phone={phone} /> : <NoLinkByPhone phone={phone} />)}
      {customer.isPhoneVerified && <LinkOlderOrder />}
    </Card>
  );
}

type GuestOrdersProps = {
  customer: Customer;
  shownPhone: string | undefined;
  canVerifyEmail: boolean;
  canVerifyPhone: boolean;
};

function LinkByCode({ phone }: { phone: string }) {
  const language = useLanguage();
  return (
    <>
      <p className="mt-3 max-w-measure text-md leading-snug wrap-anywhere text-ink-600">
        <Both of={linkedByCode(phone)} />
      </p>
      <ButtonLink
        to={localizePath(language, href('/account/phone'))}
        variant="outline"
        className="mt-4 w-fit"
      >
        <Both of={ordersCopy.verifyPhone} inline />
      </ButtonLink>
    </>
  );
}

const olderFields = {
  orderNumber: { label: ordersCopy.orderNumber, input: { inputMode: 'numeric' } },
} satisfies FormFields;

/** Renders the form that links a guest order by its number, if it is too old to be linked by the verified phone alone. */
function LinkOlderOrder() {
  return (
    <>
      <p className="mt-3 max-w-measure text-md leading-snug text-ink-600">
        <Both of={ordersCopy.olderOrder} />
      </p>
      <div className="mt-4 max-w-90">
        <Form
          action={localizePath(useLanguage(), href('/account/older-order'))}
          fields={olderFields}
          answer={undefined}
        >
          <TextField name="orderNumber" />
          <SubmitButton of={ordersCopy.addOlder} whileBusy={ordersCopy.addOlder} />
        </Form>
      </div>
    </>
  );
}

function NoLinkByPhone({ phone }: { phone: string }) {
  const track = trackLink(useLanguage());
  return (
    <>
      <p className="mt-3 max-w-measure text-md leading-snug wrap-anywhere text-ink-600">
        <Both of={notLinkedByPhone(phone)} />
      </p>
      <ButtonLink to={track.href} variant="outline" className="mt-4 w-fit">
        <Both of={track.label} inline />
      </ButtonLink>
    </>
  );
}

function LinkByEmail({ email }: { email: string }) {
  const verificationPath = localizePath(useLanguage(), href('/account/prove'));
  return (
    <>
      <p className="mt-3 max-w-measure text-md leading-snug wrap-anywhere text-ink-600">
        <Both of={linkedByEmail(email)} />
      </p>
      <form method="post" action={`${verificationPath}?from=orders`} className="mt-4">
        <Button type="submit" variant="outline">
          <Both of={detailsCopy.sendLink} inline />
        </Button>
      </form>
    </>
  );
}
