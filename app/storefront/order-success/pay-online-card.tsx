import { href } from 'react-router';
import { payCopy, payNow } from '#storefront/pay-online/pay-online.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { DetailCard } from './order-details.tsx';

/**
 * Links to the payment page as it is after a cancelled payment: the shopper chooses how to pay. Loads it as a new document,
 * because only its own Content-Security-Policy lets a form post to the gateway.
 */
export function PayOnlineCard({ orderId, dueLkr }: { orderId: string; dueLkr: number }) {
  const path = localizePath(useLanguage(), href('/order-success/:orderId/pay', { orderId }));
  return (
    <DetailCard id="pay-title" title={payCopy.unpaidTitle}>
      <ButtonLink to={`${path}?back=cancelled`} reloadDocument className="mt-4 print:hidden">
        <Both of={payNow(dueLkr)} />
      </ButtonLink>
    </DetailCard>
  );
}
