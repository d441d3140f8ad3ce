import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { regionInAddress } from '#domain/places/places.copy.ts';
import { discountBy } from '#domain/promotions/discount.copy.ts';
import { amountOf, emailCopy } from '#email/email.copy.ts';
import type { EmailContext } from '#email/email-context.ts';
import { colors, Row, Table, Title } from '#email/email-parts.tsx';

type OrderTableProps = { context: EmailContext; order: Order };

/** Lists what was bought, and the sums. */
export function OrderTable({ context: { translate }, order }: OrderTableProps) {
  const amount = (amountLkr: number) => translate(amountOf(amountLkr));
  const { deliveryFeeLkr, discountLkr } = order;
  const fee = deliveryFeeLkr === 0 ? translate(emailCopy.free) : amount(deliveryFeeLkr);
  return (
    <>
      <Title>{translate(emailCopy.items)}</Title>
      <Table>
        {order.lines.map(({ productId, productName, quantity, totalLkr }) => (
          <Row
            key={productId}
            look="line"
            label={
              <>
                {translate(productName)}{' '}
                <span style={{ color: colors.faint }}>{`× ${quantity}`}</span>
              </>
            }
            value={amount(totalLkr)}
          />
        ))}
        <Row look="sum" label={translate(emailCopy.subtotal)} value={amount(order.subtotalLkr)} />
        <Row look="sum" label={translate(emailCopy.deliveryFee)} value={fee} />
        {discountLkr > 0 && (
          <Row
            look="sum"
            label={translate(discountBy(order.promoCode))}
            value={amount(-discountLkr)}
          />
        )}
        <Row look="total" label={translate(emailCopy.total)} value={amount(order.totalLkr)} />
      </Table>
    </>
  );
}

export function addressLines({ translate }: EmailContext, order: Order): string[] {
  const { customerName, street, city } = order;
  return [customerName, street, city, translate(regionInAddress(order))];
}
