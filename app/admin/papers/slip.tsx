import { productFacts } from '#domain/catalog/product-facts.copy.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { cashToCollectLkr, dueBeforeDispatchLkr } from '#domain/orders/payment.ts';
import type { PaperLine } from '#domain/orders/reports/list-papers.server.ts';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import type { Letterhead } from './letterhead.server.ts';
import { PaperAddress, PaperFact, PaperHead } from './paper-parts.tsx';
import { papersCopy, units } from './papers.copy.ts';
import type { PrintedOrder } from './printed-order.server.ts';

type SlipProps = { order: PrintedOrder; shop: Letterhead };

/** The packing slip: the address, what is in the parcel, and the cash to collect. */
export function Slip({ order, shop }: SlipProps) {
  const { courier, trackingNumber } = order;
  return (
    <>
      <PaperHead kind="slip" order={order} shop={shop} />
      <div className="paper-delivery">
        <PaperAddress label={papersCopy.deliverTo} order={order} />
        <Cash order={order} />
      </div>
      {order.notes !== '' && (
        <section className="paper-notes">
          <h3 className="paper-label">
            <Both of={papersCopy.notes} beside />
          </h3>
          <p className="whitespace-pre-line">{order.notes}</p>
        </section>
      )}
      {(courier !== '' || trackingNumber !== '') && (
        <dl className="paper-facts paper-courier">
          {courier !== '' && <PaperFact label={papersCopy.courier}>{courier}</PaperFact>}
          {trackingNumber !== '' && (
            <PaperFact label={papersCopy.tracking}>
              <strong className="figures">{trackingNumber}</strong>
            </PaperFact>
          )}
        </dl>
      )}
      <Items order={order} />
      <Care order={order} />
    </>
  );
}

/** Shows the address large, for the courier reads it at the door. */
function Cash({ order }: { order: PrintedOrder }) {
  const cashLkr = cashToCollectLkr(order);
  if (order.status === 'cancelled') {
    return (
      <p className="paper-cash">
        <strong>
          <Both of={papersCopy.doNotSend} />
        </strong>
      </p>
    );
  }
  if (cashLkr === 0) {
    return (
      <p className="paper-cash paper-cash-none">
        <Both of={papersCopy.nothingToCollect} />
        {dueBeforeDispatchLkr(order) > 0 && (
          <small className="mt-2 block text-sm">
            <Both of={papersCopy.transferDue} beside />{' '}
            <Price amountLkr={dueBeforeDispatchLkr(order)} />
          </small>
        )}
      </p>
    );
  }
  return (
    <p className="paper-cash">
      <span>
        <Both of={papersCopy.cashToCollect} />
      </span>
      <Price amountLkr={cashLkr} className="paper-sum" />
    </p>
  );
}

/** Lists what is in the parcel, without units that came back with a refund. */
function Items({ order }: { order: PrintedOrder }) {
  const lines = order.lines.flatMap(({ quantity, returned, ...line }) =>
    quantity > returned ? [{ ...line, quantity: quantity - returned }] : [],
  );
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th scope="col">
            <Both of={papersCopy.item} beside />
          </th>
          <th scope="col" className="paper-number">
            <Both of={papersCopy.quantity} beside />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.productId}>
            <td>
              <Both of={line.productName} />
              <span className="paper-sku">{line.sku}</span>
              <PackFacts {...line} />
            </td>
            <td className="paper-number paper-quantity figures">{line.quantity}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2} className="paper-number">
            <Both of={units(count)} beside />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

type PackProps = Pick<PaperLine, 'batchNumber' | 'expiry' | 'maximumPriceLkr'>;

/** Shows what the law wants to be known of each pack, as far as the owner has entered it. */
function PackFacts({ batchNumber, expiry, maximumPriceLkr }: PackProps) {
  const facts = [
    batchNumber !== '' && { label: productFacts.batchNumber.label, value: batchNumber },
    expiry !== '' && { label: productFacts.expiry.label, value: expiry },
    maximumPriceLkr !== null && {
      label: papersCopy.maximumPrice,
      value: <Price amountLkr={maximumPriceLkr} />,
    },
  ].filter((fact) => fact !== false);
  return facts.map(({ label, value }) => (
    <span key={label.en} className="paper-sku">
      <Both of={label} beside /> {value}
    </span>
  ));
}

/** Tells in the customer's language how to use what is in the parcel. */
function Care({ order: { lines, language } }: { order: PrintedOrder }) {
  const notes = lines.flatMap(({ productId, productName, howToUse }) =>
    howToUse[language] === ''
      ? []
      : [{ productId, name: textIn(language, productName).text, words: howToUse[language] }],
  );
  if (notes.length === 0) return null;
  return (
    <section className="paper-care" lang={language}>
      <h3 className="paper-label">{papersCopy.howToUse[language]}</h3>
      {notes.map(({ productId, name, words }) => (
        <p key={productId}>
          <strong>{`${name}:`}</strong> {words}
        </p>
      ))}
    </section>
  );
}
