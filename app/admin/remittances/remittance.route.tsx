import ArrowLeft from 'lucide-react/icons/arrow-left';
import { href } from 'react-router';
import { z } from 'zod';
import { revalidateAfterRefusal } from '#admin/form/revalidate-after-refusal.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { deliverListed } from '#domain/remittances/deliver-listed.server.ts';
import { takeBackRemittance } from '#domain/remittances/take-back-remittance.server.ts';
import { takeRemittance } from '#domain/remittances/take-remittance.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/remittance.route';
import { loadRemittance } from './load-remittance.server.ts';
import { RemittancePage } from './remittance-page.tsx';
import { parseLineListState, remittanceHref } from './remittance-urls.ts';
import { addedAt, listTitle, remittanceCopy, remittancesCopy } from './remittances.copy.ts';

export const shouldRevalidate = revalidateAfterRefusal;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { list } = loaderData ?? {};
  return panelMeta(list ? listTitle(list.courier) : remittancesCopy.title, matches);
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const read = await loadRemittance(
    shop,
    params.remittanceId,
    parseLineListState(url.searchParams),
  );
  return read ?? throwNotFound();
}

const actionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('take'), shown: z.string().max(100) }),
  z.object({ intent: z.literal('take-back') }),
  z.object({ intent: z.literal('deliver') }),
]);

/** Takes the list over or back, or marks its parcels as delivered. A repeated request changes nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(adminShopContext);
  const { remittanceId } = params;
  const form = await readForm(request, actionSchema);
  if (!form.ok) return refusedAnswer({}, { code: 'changed-since' } as const);
  const done = await perform(shop, remittanceId, form.value);
  if (!done.ok) return refusedAnswer({}, done.refusal);
  const code = flashes[form.value.intent];
  const listPath = remittanceHref(remittanceId);
  return redirectWithFlash(context.get(runningShopContext), listPath, { kind: 'success', code });
}

const flashes = {
  take: 'list-taken',
  'take-back': 'list-taken-back',
  deliver: 'list-delivered',
} as const;

function perform(shop: AdminShop, remittanceId: string, change: z.output<typeof actionSchema>) {
  if (change.intent === 'take')
    return takeRemittance(shop, { remittanceId, shownDigest: change.shown });
  if (change.intent === 'take-back') return takeBackRemittance(shop, { remittanceId });
  return deliverListed(shop, { remittanceId });
}

export default function RemittanceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={listTitle(loaderData.list.courier)}
        subtitle={addedAt(loaderData.list.addedOn)}
      >
        <ButtonLink
          to={href('/admin/remittances')}
          variant="outline"
          size="small"
          icon={<ArrowLeft aria-hidden="true" />}
        >
          <Both of={remittanceCopy.allLists} inline />
        </ButtonLink>
      </PageHeader>
      <RemittancePage {...loaderData} answer={actionData} />
    </>
  );
}
