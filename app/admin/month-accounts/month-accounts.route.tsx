import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { useNews } from '#admin/live/news-context.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { addMonths, type Month, monthOf } from '#domain/month-accounts/month.ts';
import { type FigureName, netLkr } from '#domain/month-accounts/month-figures.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/month-accounts.route';
import { loadMonthAccounts } from './load-month-accounts.server.ts';
import { figureLabels, monthAccountsCopy, monthName } from './month-accounts.copy.ts';
import { type FigureRow, MonthAccountsTable } from './month-accounts-table.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(monthAccountsCopy.title, matches);
}

export function loader({ url, context }: Route.LoaderArgs) {
  return loadMonthAccounts(context.get(adminShopContext), url.searchParams);
}

const soldFigures: FigureName[] = [
  'orders',
  'goodsLkr',
  'discountLkr',
  'deliveryLkr',
  'salesLkr',
  'cancelledOrders',
  'cancelledLkr',
];
const paidFigures: FigureName[] = ['receivedLkr', 'refundedLkr', 'gatewayFeeLkr', 'courierFeeLkr'];

export default function MonthAccountsRoute({ loaderData }: Route.ComponentProps) {
  const { accounts } = loaderData;
  const { month } = accounts;
  const net: FigureRow = { name: 'netLkr', label: monthAccountsCopy.net, valueOf: netLkr };
  return (
    <>
      <PageHeader title={monthAccountsCopy.title}>
        <ButtonLink
          to={monthAccountsFileHref(month)}
          reloadDocument
          variant="outline"
          size="small"
          icon={<Download aria-hidden="true" />}
        >
          <Both of={monthAccountsCopy.csv} inline />
        </ButtonLink>
        {useHasScript() && (
          <Button
            variant="outline"
            size="small"
            icon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          >
            <Both of={monthAccountsCopy.print} inline />
          </Button>
        )}
      </PageHeader>
      <MonthLinks month={month} />
      <div className="grid gap-4">
        <Section id="sold" title={monthAccountsCopy.sold} hint={monthAccountsCopy.soldHint}>
          <MonthAccountsTable
            accounts={accounts}
            caption={monthAccountsCopy.sold}
            rows={soldFigures.map(rowOf)}
          />
        </Section>
        <Section id="paid" title={monthAccountsCopy.paid} hint={monthAccountsCopy.paidHint}>
          <MonthAccountsTable
            accounts={accounts}
            caption={monthAccountsCopy.paid}
            rows={[...paidFigures.map(rowOf), net]}
          />
        </Section>
      </div>
    </>
  );
}

function rowOf(name: FigureName): FigureRow {
  return { name, label: figureLabels[name], valueOf: (figures) => figures[name] };
}

type SectionProps = { id: string; title: Bilingual; hint: Bilingual; children: ReactNode };

function Section({ id, title, hint, children }: SectionProps) {
  return (
    <PanelCard id={id} title={title} flush>
      <p className="px-4.5 pb-3 text-md leading-snug text-ink-600 sm:px-5.5">
        <Both of={hint} />
      </p>
      {children}
    </PanelCard>
  );
}

/** Links to the months before and after; there are no accounts of the future. */
function MonthLinks({ month }: { month: Month }) {
  const translate = useTranslate();
  const thisMonth = monthOf(useNews().day);
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <nav
      aria-label={translate(monthAccountsCopy.months)}
      className="mb-4 flex flex-wrap items-center gap-3"
    >
      <ButtonLink
        to={monthAccountsHref(before)}
        rel="prev"
        variant="outline"
        size="small"
        icon={<ChevronLeft aria-hidden="true" />}
      >
        <Text of={monthName(before)} />
      </ButtonLink>
      <h2 className="text-lg leading-snug">
        <Both of={monthName(month)} inline />
      </h2>
      {month < thisMonth && (
        <ButtonLink
          to={monthAccountsHref(after)}
          rel="next"
          variant="outline"
          size="small"
          iconAfter={<ChevronRight aria-hidden="true" />}
        >
          <Text of={monthName(after)} />
        </ButtonLink>
      )}
    </nav>
  );
}

function monthAccountsHref(month: Month): string {
  return `${href('/admin/accounts')}?${new URLSearchParams({ month })}`;
}

function monthAccountsFileHref(month: Month): string {
  return `${href('/admin/accounts.csv')}?${new URLSearchParams({ month })}`;
}
