import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { customersCopy } from './customers.copy.ts';
import { customerHref } from './customers-urls.ts';

/** A customer with dates and phone formatted for the screen. */
export type ShownCustomer = {
  phoneE164: string;
  shownPhone: string;
  name: string;
  initial: string;
  ordersCount: number;
  orderedLkr: number;
  joinedOn: string;
  lastOrderOn: string | undefined;
  /** Undefined for a landline. */
  whatsAppHref: string | undefined;
};

export function CustomerCard({ customer }: { customer: ShownCustomer }) {
  return (
    <li className="flex flex-col rounded-md border border-line bg-cream-50 p-4.5 shadow-1 sm:px-5.5 sm:py-5">
      <div className="flex items-center gap-3.5">
        <span
          aria-hidden="true"
          className="grid size-12 flex-none place-items-center rounded-pill bg-leaf-900 text-lg font-semibold text-cream-50"
        >
          {customer.initial}
        </span>
        <div className="min-w-0">
          <h3 className="text-base leading-snug wrap-anywhere">
            <Link
              to={customerHref(customer.phoneE164)}
              className="inline-flex min-h-11 min-w-11 items-center text-leaf-900"
            >
              {customer.name}
            </Link>
          </h3>
          <p className="tabular-nowrap text-md text-ink-600">{customer.shownPhone}</p>
        </div>
      </div>
      <dl className="mt-4 mb-4.5 grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact label={customersCopy.orders}>{customer.ordersCount}</Fact>
        <Fact label={customersCopy.totalSpent}>
          <Price amountLkr={customer.orderedLkr} />
        </Fact>
        <Fact label={customersCopy.joined}>{customer.joinedOn}</Fact>
        <Fact label={customersCopy.lastOrder}>
          {customer.lastOrderOn ?? <Text of={customersCopy.never} />}
        </Fact>
      </dl>
      <ContactLinks customer={customer} />
    </li>
  );
}

function Fact({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm leading-snug text-ink-600 [&>.second]:text-2xs">
        <Both of={label} />
      </dt>
      <dd className="tabular-nowrap mt-0.5 text-md font-semibold text-ink-900">{children}</dd>
    </div>
  );
}

function ContactLinks({ customer }: { customer: ShownCustomer }) {
  return (
    <div className="mt-auto grid grid-cols-2 gap-2.5">
      {customer.whatsAppHref && (
        <ButtonLink
          to={customer.whatsAppHref}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          size="small"
          block
          icon={<WhatsAppGlyph />}
        >
          <Text of={customersCopy.whatsApp} />
          <VisuallyHidden>
            {`, ${customer.name}, `}
            <Text of={customersCopy.opensNewTab} />
          </VisuallyHidden>
        </ButtonLink>
      )}
      <ButtonLink
        to={`tel:${customer.phoneE164}`}
        variant="outline"
        size="small"
        block
        icon={<Phone aria-hidden="true" />}
      >
        <Text of={customersCopy.call} />
        <VisuallyHidden>{`, ${customer.name}`}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
