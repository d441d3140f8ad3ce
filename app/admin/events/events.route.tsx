import { panelMeta } from '#admin/shell/panel-meta.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/events.route';
import { eventsCopy } from './events.copy.ts';
import { EventsPage } from './events-page.tsx';
import { readEvents } from './read-events.server.ts';

export function meta() {
  return panelMeta(eventsCopy.events);
}

export function loader({ request, context }: Route.LoaderArgs) {
  return readEvents(context.get(ownerShopContext), request);
}

export default function EventsRoute({ loaderData }: Route.ComponentProps) {
  return <EventsPage {...loaderData} />;
}
