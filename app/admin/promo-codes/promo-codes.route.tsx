import Plus from 'lucide-react/icons/plus';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { href, Outlet } from 'react-router';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import {
  type ListedPromoCode,
  listPromoCodes,
} from '#domain/orders/promo/list-promo-codes.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Both } from '#ui/text/text.tsx';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/promo-codes.route';
import { type PromoState, promoCodesCopy } from './promo-codes.copy.ts';
import { PromoCodesTable } from './promo-codes-table.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(promoCodesCopy.title, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const now = shop.now();
  const promos = await listPromoCodes(shop);
  return {
    promos: promos.map(({ startsAt, endsAt, ...promo }) => ({
      ...promo,
      from: startsAt && shortDate(startsAt),
      // Shows the last valid day: `endsAt` is the midnight after it.
      to: endsAt && shortDate(new Date(endsAt.getTime() - 1)),
      state: stateOf({ startsAt, endsAt, ...promo }, now),
    })),
  };
}

type StateInput = Pick<ListedPromoCode, 'active' | 'startsAt' | 'endsAt' | 'maxUses' | 'uses'>;

function stateOf(promo: StateInput, now: Date): PromoState {
  const { active, startsAt, endsAt, maxUses, uses } = promo;
  if (!active) return 'off';
  if (endsAt && endsAt <= now) return 'over';
  if (startsAt && startsAt > now) return 'not-yet';
  return maxUses !== null && uses >= maxUses ? 'used-up' : 'active';
}

export default function PromoCodesPage({ loaderData }: Route.ComponentProps) {
  const { promos } = loaderData;
  return (
    <>
      <PageHeader title={promoCodesCopy.title} subtitle={promoCodesCopy.lead}>
        <ButtonLink
          to={href('/admin/promo-codes/new')}
          preventScrollReset
          icon={<Plus aria-hidden="true" />}
        >
          <Both of={promoCodesCopy.add} />
        </ButtonLink>
      </PageHeader>
      <Outlet />
      <PanelCard flush>
        {promos.length === 0 ? (
          <EmptyState
            of={promoCodesCopy.none}
            icon={<TicketPercent className="size-14 stroke-1" />}
          />
        ) : (
          <PromoCodesTable promos={promos} />
        )}
      </PanelCard>
    </>
  );
}
