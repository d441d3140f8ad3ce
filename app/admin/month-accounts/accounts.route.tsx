import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type FigureName, netLkr } from '#domain/month-accounts/accounts.ts';
import { addMonths, type Month } from '#domain/month-accounts/month.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/accounts.route';
import { accountsCopy, figureLabels, monthName } from './accounts.copy.ts';
import { AccountsTable, type FigureRow } from './accounts-table.tsx';
import { readMonthAccounts } from './read-month-accounts.server.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(accountsCopy.title, matches);
}

export function loader({ url, context }: Route.LoaderArgs) {
  return readMonthAccounts(context.get(adminShopContext), url.searchParams);
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

export default function AccountsRoute({ loaderData }: Route.ComponentProps) {
  const { accounts, thisMonth } = loaderData;
  const { month } = accounts;
  const net: FigureRow = { name: 'netLkr', label: accountsCopy.net, valueOf: netLkr };
  return (
    <>
      <PageHeader title={accountsCopy.title}>
        <ButtonLink
          to={accountsFileHref(month)}
          reloadDocument
          variant="outline"
          size="small"
          icon={<Download aria-hidden="true" />}
        >
          <Both of={accountsCopy.csv} inline />
        </ButtonLink>
        {useHasScript() && (
          <Button
            variant="outline"
            size="small"
            icon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          >
            <Both of={accountsCopy.print} inline />
          </Button>
        )}
      </PageHeader>
      <MonthLinks month={month} thisMonth={thisMonth} />
      <div className="grid gap-4">
        <Section id="sold" title={accountsCopy.sold} hint={accountsCopy.soldHint}>
          <AccountsTable
            accounts={accounts}
            caption={accountsCopy.sold}
            rows={soldFigures.map(rowOf)}
          />
        </Section>
        <Section id="paid" title={accountsCopy.paid} hint={accountsCopy.paidHint}>
          <AccountsTable
            accounts={accounts}
            caption={accountsCopy.paid}
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
function MonthLinks({ month, thisMonth }: { month: Month; thisMonth: Month }) {
  const translate = useTranslate();
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <nav
      aria-label={translate(accountsCopy.months)}
      className="mb-4 flex flex-wrap items-center gap-3"
    >
      <ButtonLink
        to={accountsHref(before)}
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
          to={accountsHref(after)}
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

function accountsHref(month: Month): string {
  return `${href('/admin/accounts')}?${new URLSearchParams({ month })}`;
}

function accountsFileHref(month: Month): string {
  return `${href('/admin/accounts.csv')}?${new URLSearchParams({ month })}`;
}
