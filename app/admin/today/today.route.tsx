import { data, href } from 'react-router';
import { useFresh } from '#admin/live/use-fresh.ts';
import { useLook } from '#admin/live/use-look.ts';
import { ordersCopy } from '#admin/orders/orders.copy.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { Route } from './+types/today.route';
import { CancelList } from './cancel-list.tsx';
import { ChargeBackList } from './charge-back-list.tsx';
import { OverdueList } from './overdue-list.tsx';
import { ProblemList } from './problem-list.tsx';
import { QueueNumbers } from './queue-numbers.tsx';
import { QueueSections } from './queue-sections.tsx';
import { readToday } from './read-today.server.ts';
import { SlipList } from './slip-list.tsx';
import { todayCopy } from './today.copy.ts';
import { takeTodayStep, todayFlashes, todayStepSchema } from './today-steps.server.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(todayCopy.today, matches);
}

export function loader({ context }: Route.LoaderArgs) {
  return readToday(context.get(runningShopContext), context.get(ownerShopContext));
}

/** Takes the one step of a row. One that another admin took since changes nothing, and the lists show it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, todayStepSchema);
  if (!form.ok) throw data(null, { status: 400 });
  const done = await takeTodayStep(context.get(ownerShopContext), form.value);
  const flash = done.ok
    ? { kind: 'success' as const, code: todayFlashes[form.value.step] }
    : { kind: 'error' as const, code: 'order-moved-on' };
  return redirectWithFlash(context.get(runningShopContext), href('/admin/today'), flash);
}

/** Shows the owner's day: what waits, and for each order one step. */
export default function Today({ loaderData }: Route.ComponentProps) {
  const today = useFresh(loaderData, href('/admin/today/now'), useLook());
  const { queues, counts, chargeBacks, cancels, problems, slips, overdue } = today;
  const isElsewhere =
    chargeBacks.count + cancels.count + problems.count + slips.count + overdue.count > 0;
  const hasQueues = !isElsewhere || queues.some(({ count }) => count > 0);
  return (
    <>
      <PageHeader title={todayCopy.today} subtitle={todayCopy.subtitle}>
        <ButtonLink
          to={href('/admin/today')}
          reloadDocument
          variant="outline"
          size="small"
          className="scripted:hidden"
        >
          <Both of={todayCopy.refresh} beside />
        </ButtonLink>
        <ButtonLink to={href('/admin/orders/new')} variant="outline" size="small">
          <Both of={ordersCopy.newOrder} beside />
        </ButtonLink>
      </PageHeader>
      <QueueNumbers counts={counts} />
      <ChargeBackList chargeBacks={chargeBacks} />
      <CancelList cancels={cancels} />
      <SlipList slips={slips} />
      <ProblemList problems={problems} />
      <OverdueList overdue={overdue} />
      {hasQueues && <QueueSections queues={queues} />}
    </>
  );
}
