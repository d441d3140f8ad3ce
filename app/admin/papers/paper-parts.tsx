import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { personRemoved } from '#domain/orders/order.copy.ts';
import { regionInAddress } from '#domain/places/places.copy.ts';
import { Logo } from '#ui/picture/logo.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import type { Letterhead } from './letterhead.server.ts';
import { barCodeOf, papersCopy, paperTitles } from './papers.copy.ts';
import type { PaperKind } from './papers-address.ts';
import type { PrintedOrder } from './printed-order.server.ts';

type PaperHeadProps = { kind: PaperKind; order: PrintedOrder; shop: Letterhead };

/** Shows the seller, the kind of paper, its order and day. */
export function PaperHead({ kind, order, shop }: PaperHeadProps) {
  const isInvoice = kind === 'invoice';
  return (
    <div className="paper-head">
      {shop.logo ? (
        <img
          src={shop.logo.path}
          alt=""
          width={shop.logo.width}
          height={shop.logo.height}
          className="paper-logo object-contain"
        />
      ) : (
        <Logo shape="mark" className="paper-logo" />
      )}
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
      <Codes order={order} />
    </div>
  );
}

/** Shows the number for the scanner of the courier, and where the customer finds the order again. */
function Codes({ order: { orderNumber, barCode, qrCode } }: { order: PrintedOrder }) {
  const translate = useTranslate();
  return (
    <div className="paper-codes">
      <svg
        role="img"
        aria-label={translate(barCodeOf(orderNumber))}
        viewBox={`0 0 ${barCode.width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        className="paper-bar-code"
      >
        <path d={barCode.path} />
      </svg>
      <figure className="paper-track">
        <svg
          role="img"
          aria-label={translate(papersCopy.qrCode)}
          viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          shapeRendering="crispEdges"
        >
          <path d={qrCode.path} />
        </svg>
        <figcaption>
          <Both of={papersCopy.whereIsIt} />
        </figcaption>
      </figure>
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
export function PaperAddress({ label, order }: { label: Bilingual; order: PrintedOrder }) {
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
        <Both of={regionInAddress(order)} beside />
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
