import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { personRemoved } from '#domain/orders/order.copy.ts';
import { regionInAddress } from '#domain/places/places.copy.ts';
import { Logo } from '#ui/picture/logo.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import type { Letterhead } from './letterhead.server.ts';
import { barCodeLabel, documentTitles, printCopy } from './print.copy.ts';
import type { DocumentKind } from './print-urls.ts';
import type { PackingSlipOrder } from './printed-order.server.ts';

type DocumentHeadProps = { kind: DocumentKind; order: PackingSlipOrder; shop: Letterhead };

/** Shows the seller, the kind of document, the order number and the date. */
export function DocumentHead({ kind, order, shop }: DocumentHeadProps) {
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
          <Both of={shop.siteName} inline />
        </p>
        <p>
          <Both of={shop.address} />
        </p>
        {shop.phone !== '' && <p className="tabular-nowrap">{shop.phone}</p>}
        {isInvoice && shop.registration !== '' && (
          <p>
            <Both of={printCopy.registration} inline />
            {` ${shop.registration}`}
          </p>
        )}
      </div>
      <div>
        <h2 className="paper-title">
          <Both of={documentTitles[kind]} inline />
        </h2>
        <dl className="paper-facts">
          <DocumentFact label={isInvoice ? printCopy.number : printCopy.orderNumber}>
            <strong className="tabular-nowrap">{order.orderNumber}</strong>
          </DocumentFact>
          <DocumentFact label={printCopy.date}>
            <time dateTime={order.createdAt.toISOString()} className="tabular-nowrap">
              {shortDate(order.createdAt)}
            </time>
          </DocumentFact>
        </dl>
      </div>
      <Codes order={order} />
    </div>
  );
}

/** Shows the order number as a bar code for the courier, and a QR code with which the customer tracks the order. */
function Codes({ order: { orderNumber, barCode, qrCode } }: { order: PackingSlipOrder }) {
  const translate = useTranslate();
  return (
    <div className="paper-codes">
      <svg
        role="img"
        aria-label={translate(barCodeLabel(orderNumber))}
        viewBox={`0 -0.5 ${barCode.width} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        className="paper-bar-code"
      >
        <path d={barCode.path} stroke="#000" />
      </svg>
      <figure className="paper-track">
        <svg
          role="img"
          aria-label={translate(printCopy.qrCode)}
          viewBox={`0 -0.5 ${qrCode.size} ${qrCode.size}`}
          shapeRendering="crispEdges"
        >
          <path d={qrCode.path} stroke="#000" />
        </svg>
        <figcaption>
          <Both of={printCopy.whereIsIt} />
        </figcaption>
      </figure>
    </div>
  );
}

export function DocumentFact({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Both of={label} inline />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Shows name, address and phone; after the removal of the customer's data the town, and that the data was removed. */
export function DocumentAddress({ label, order }: { label: Bilingual; order: PackingSlipOrder }) {
  return (
    <section className="paper-address">
      <h3 className="paper-label">
        <Both of={label} inline />
      </h3>
      <p className="paper-name">
        {order.personRemovedAt ? <Both of={personRemoved} inline /> : order.customerName}
      </p>
      {order.street !== '' && <p className="whitespace-pre-line">{order.street}</p>}
      <p>
        {`${order.city}, `}
        <Both of={regionInAddress(order)} inline />
      </p>
      {order.customerPhone !== '' && (
        <p>
          <span className="paper-label">
            <Text of={printCopy.phone} />
          </span>{' '}
          <strong className="tabular-nowrap paper-phone">{order.customerPhone}</strong>
        </p>
      )}
    </section>
  );
}
