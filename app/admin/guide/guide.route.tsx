import { href, redirect } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { guideForm } from '#domain/guide/guide-schema.server.ts';
import { markGuide, unmarkGuide } from '#domain/guide/mark-guide.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { notFound } from '#web/not-found.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { Route } from './+types/guide.route';
import { guideCopy } from './guide.copy.ts';
import { GuidePage } from './guide-page.tsx';
import { openGuide } from './open-guide.server.ts';

export function meta() {
  return panelMeta(guideCopy.title);
}

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  return { guide: (await openGuide(shop, context.get(runningShopContext))) ?? notFound() };
}

/** A button of the guide, pressed here or on the dashboard: it leads back to where it was pressed. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const shop = context.get(ownerShopContext);
  if (context.get(runningShopContext).demo) notFound();
  const form = await readForm(request, guideForm);
  if (!form.ok) return redirect(href('/admin/guide'), 303);
  const { mark, take } = form.value;
  await (take === 'back' ? unmarkGuide(shop, mark) : markGuide(shop, mark));
  const isOnDashboard = url.searchParams.get('on') === 'dashboard';
  return redirect(isOnDashboard ? href('/admin/dashboard') : href('/admin/guide'), 303);
}

export default function GuideRoute({ loaderData: { guide } }: Route.ComponentProps) {
  return <GuidePage guide={guide} />;
}
