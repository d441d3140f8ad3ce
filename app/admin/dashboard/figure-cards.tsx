import Banknote from 'lucide-react/icons/banknote';
import Clock from 'lucide-react/icons/clock';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { everything, listHref } from '#admin/orders/orders-address.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { groupedRupees } from '#domain/kernel/rupees.ts';
import type { SalesFigures } from '#domain/orders/reports/sales-figures.server.ts';
import { Price } from '#ui/price.tsx';
import { Both } from '#ui/text.tsx';
import {
  dashboardCopy,
  ofOrdersCancelled,
  ofWhichCancelled,
  olderThanADay,
} from './dashboard.copy.ts';

/** How the shop stands, in four figures. Money counts every order, so each says which part of it is cancelled. */
export function FigureCards({ figures }: { figures: SalesFigures }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 2xl:grid-cols-4">
      <FigureCard
        label={dashboardCopy.todaysSales}
        icon={<Banknote aria-hidden="true" />}
        notes={[ofOrdersCancelled(figures.todayCount, figures.todayCancelledLkr)]}
      >
        <Price amountLkr={figures.todayLkr} />
      </FigureCard>
      <FigureCard
        label={dashboardCopy.pendingOrders}
        to={listHref({ ...everything, status: 'pending' })}
        icon={<Clock aria-hidden="true" />}
        notes={figures.lateCount > 0 ? [olderThanADay(figures.lateCount)] : []}
      >
        {groupedRupees(figures.pendingCount)}
      </FigureCard>
      <FigureCard
        label={dashboardCopy.totalRevenue}
        icon={<ReceiptText aria-hidden="true" />}
        notes={[ofWhichCancelled(figures.revenueCancelledLkr)]}
      >
        <Price amountLkr={figures.revenueLkr} />
      </FigureCard>
      <FigureCard label={dashboardCopy.totalCustomers} icon={<Users aria-hidden="true" />}>
        {groupedRupees(figures.customersCount)}
      </FigureCard>
    </dl>
  );
}

type FigureCardProps = {
  label: Bilingual;
  icon: ReactNode;
  /** Where the figure is explained: the whole card leads there. */
  to?: string;
  notes?: Bilingual[];
  children: ReactNode;
};

function FigureCard({ label, icon, to, notes = [], children }: FigureCardProps) {
  return (
    <div className="relative content-start rounded-md border border-line bg-cream-50 p-4 shadow-1 sm:px-5.5 sm:py-5">
      <dt className="min-h-11 text-md leading-snug font-medium text-ink-600 sm:pe-10 [&>.second]:text-2xs">
        {to ? (
          <Link to={to} className="text-leaf-900 after:absolute after:inset-0">
            <Both of={label} />
          </Link>
        ) : (
          <Both of={label} />
        )}
        <span className="absolute end-5 top-5 hidden size-10 place-items-center rounded-pill bg-cream-200 text-leaf-600 sm:grid [&_svg]:size-5">
          {icon}
        </span>
      </dt>
      <dd className="figures mt-3 text-[clamp(1rem,4.6vw,1.375rem)] leading-tight font-semibold tracking-tight text-leaf-900 sm:text-[1.875rem]">
        {children}
      </dd>
      {notes.map((note) => (
        <dd key={note.en} className="mt-1.5 text-sm leading-snug text-ink-600 [&>.second]:text-2xs">
          <Both of={note} />
        </dd>
      ))}
    </div>
  );
}
