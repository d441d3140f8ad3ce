import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortOrderNumber } from '#domain/orders/order.ts';
import { progressCopy } from '#domain/orders/progress.copy.ts';
import type { OrderProgress } from '#domain/orders/reading/read-progress.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { inShort } from './progress.copy.ts';

/** Frames `Fact`s in cells: one, two or four side by side, depending on the width. */
export function FactGrid({ children }: { children: ReactNode }) {
  return (
    <dl className="grid gap-px overflow-clip rounded-lg border border-line bg-line shadow-1 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.25fr] print:grid-cols-[1.5fr_1fr_1fr_1.25fr]">
      {children}
    </dl>
  );
}

type FactProps = { label: Bilingual; isWide?: boolean; children: ReactNode };

export function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div
      className={`bg-cream-50 px-7 py-5 print:px-4 print:py-2 ${isWide ? 'lg:col-span-2 print:col-span-2' : ''}`}
    >
      <dt className="text-sm leading-normal text-ink-600">
        <Both of={label} inline />
      </dt>
      <dd className="mt-1 leading-snug font-semibold wrap-anywhere text-leaf-900 tabular-nums [--second:var(--color-ink-600)]">
        {children}
      </dd>
    </div>
  );
}

/** Shows the order number with a copy button, and its last digits, which are enough in a phone call. */
export function OrderNumberFact({ orderNumber }: { orderNumber: string }) {
  return (
    <Fact label={progressCopy.orderNumber}>
      <span className="flex items-center justify-between gap-x-2">
        <span>
          <span className="block">{orderNumber}</span>
          <span className="block text-sm font-normal text-ink-600">
            <Text of={inShort(shortOrderNumber(orderNumber))} />
          </span>
        </span>
        <CopyButton text={orderNumber} of={progressCopy.orderNumber} />
      </span>
    </Fact>
  );
}

type Parcel = Pick<OrderProgress, 'courier' | 'trackingNumber' | 'trackingUrl'>;

/** Shows the courier and the tracking number, once they are known. */
export function ParcelFacts({ courier, trackingNumber, trackingUrl }: Parcel) {
  return (
    <>
      {courier !== '' && (
        <Fact label={progressCopy.courier} isWide>
          {courier}
        </Fact>
      )}
      {trackingNumber !== '' && (
        <Fact label={progressCopy.trackingNumber} isWide>
          <span className="flex flex-wrap items-center gap-x-2">
            {trackingNumber}
            <CopyButton text={trackingNumber} of={progressCopy.trackingNumber} />
            {trackingUrl && (
              <ButtonLink to={trackingUrl} variant="outline" size="small" rel="noreferrer">
                <Both of={progressCopy.track} />
              </ButtonLink>
            )}
          </span>
        </Fact>
      )}
    </>
  );
}
