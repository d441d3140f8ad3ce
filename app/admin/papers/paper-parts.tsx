import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { personRemoved } from '#domain/orders/order.copy.ts';
import { provinceInAddress } from '#domain/orders/provinces.copy.ts';
import type { PaperOrder } from '#domain/orders/reports/list-papers.server.ts';
import { Both, Text } from '#ui/text.tsx';
import type { Letterhead } from './letterhead.server.ts';
import { papersCopy, paperTitles } from './papers.copy.ts';
import type { PaperKind } from './papers-address.ts';

type PaperHeadProps = { kind: PaperKind; order: PaperOrder; shop: Letterhead };

/** Shows the seller, the kind of paper, its order and day. */
export function PaperHead({ kind, order, shop }: PaperHeadProps) {
  const isInvoice = kind === 'invoice';
  return (
    <div className="paper-head">
      <div>
        <p className="paper-shop">
          <Both of={shop.siteName} beside />
        </p>
        <p>
          <Both of={shop.address} />
        </p>
        {shop.phone !== '' && <p className="figures">{shop.phone}</p>}
        {isInvoice && shop.registration !== '' && (
          <p>
            <Both of={papersCopy.registration} beside />
            {` ${shop.registration}`}
          </p>
        )}
      </div>
      <div>
        <h2 className="paper-title">
          <Both of={paperTitles[kind]} beside />
        </h2>
        <dl className="paper-facts">
          <PaperFact label={isInvoice ? papersCopy.number : papersCopy.orderNumber}>
            <strong className="figures">{order.orderNumber}</strong>
          </PaperFact>
          <PaperFact label={papersCopy.date}>
            <time dateTime={order.createdAt.toISOString()} className="figures">
              {shortDate(order.createdAt)}
            </time>
          </PaperFact>
        </dl>
      </div>
    </div>
  );
}

export function PaperFact({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Both of={label} beside />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Shows the town alone of a customer who deleted the account. */
export function PaperAddress({ label, order }: { label: Bilingual; order: PaperOrder }) {
  return (
    <section className="paper-address">
      <h3 className="paper-label">
        <Both of={label} beside />
      </h3>
      <p className="paper-name">
        {order.personRemovedAt ? <Both of={personRemoved} beside /> : order.customerName}
      </p>
      {order.street !== '' && <p className="whitespace-pre-line">{order.street}</p>}
      <p>
        {`${order.city}, `}
        <Both of={provinceInAddress(order.province)} beside />
      </p>
      {order.customerPhone !== '' && (
        <p>
          <span className="paper-label">
            <Text of={papersCopy.phone} />
          </span>{' '}
          <strong className="figures paper-phone">{order.customerPhone}</strong>
        </p>
      )}
    </section>
  );
}
