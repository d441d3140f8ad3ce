import ArrowLeft from 'lucide-react/icons/arrow-left';
import { href } from 'react-router';
import { z } from 'zod';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { takeBackRemittance } from '#domain/remittances/take-back-remittance.server.ts';
import { takeRemittance } from '#domain/remittances/take-remittance.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Both } from '#ui/text.tsx';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/flash.server.ts';
import { refused } from '#web/form-answers.server.ts';
import { notFound } from '#web/not-found.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { Route } from './+types/remittance.route';
import { readRemittance } from './read-remittance.server.ts';
import { linesShown, remittanceHref } from './remittance-address.ts';
import { RemittancePage } from './remittance-page.tsx';
import { addedAt, listTitle, remittanceCopy, remittancesCopy } from './remittances.copy.ts';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { list } = loaderData ?? {};
  return panelMeta(list ? listTitle(list.courier) : remittancesCopy.title, matches);
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const read = await readRemittance(shop, params.remittanceId, linesShown(url.searchParams));
  return read ?? notFound();
}

const pressSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('take'), shown: z.string().max(100) }),
  z.object({ intent: z.literal('take-back') }),
]);

/** Takes the list over, or back. Pressed twice, it does so once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(ownerShopContext);
  const { remittanceId } = params;
  const press = await readForm(request, pressSchema);
  if (!press.ok) return refused({}, { code: 'changed-since' } as const);
  const isTaking = press.value.intent === 'take';
  const done =
    press.value.intent === 'take'
      ? await takeRemittance(shop, { remittanceId, shown: press.value.shown })
      : await takeBackRemittance(shop, { remittanceId });
  if (!done.ok) return refused({}, done.refusal);
  const code = isTaking ? 'list-taken' : 'list-taken-back';
  const to = remittanceHref(remittanceId);
  return redirectWithFlash(context.get(runningShopContext), to, { kind: 'success', code });
}

export default function RemittanceRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={listTitle(loaderData.list.courier)}
        subtitle={addedAt(loaderData.list.added)}
      >
        <ButtonLink
          to={href('/admin/remittances')}
          variant="outline"
          size="small"
          icon={<ArrowLeft aria-hidden="true" />}
        >
          <Both of={remittanceCopy.allLists} beside />
        </ButtonLink>
      </PageHeader>
      <RemittancePage {...loaderData} answer={actionData} />
    </>
  );
}
