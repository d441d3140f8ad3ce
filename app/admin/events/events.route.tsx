import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import { DayRange } from '#admin/list/day-range.tsx';
import { EmptyList } from '#admin/list/empty-list.tsx';
import { FilterLinks } from '#admin/list/filter-links.tsx';
import { RetentionNote } from '#admin/list/retention-note.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { analyticsEventTypes } from '#domain/analytics/analytics-event.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { readOnlyShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/events.route';
import { eventsCopy as copy, eventTypeLabels } from './events.copy.ts';
import { EventsTable } from './events-table.tsx';
import { type EventListState, eventsHref, unfilteredListState } from './events-urls.ts';
import { type EventsData, readEvents } from './read-events.server.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(copy.events, matches);
}

export function loader({ request, context }: Route.LoaderArgs) {
  return readEvents(context.get(readOnlyShopContext), request);
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { events, before, after, listState } = loaderData;
  const allHref = eventsHref(unfilteredListState);
  const isFiltered = eventsHref(listState) !== allHref;
  return (
    <>
      <PageHeader title={copy.events} subtitle={copy.subtitle} />
      <div className="mb-4">
        <TypeFilter listState={listState} />
      </div>
      <DayRange
        chosen={listState}
        action={allHref}
        hrefOf={(days) => eventsHref({ ...unfilteredListState, type: listState.type, ...days })}
      >
        {listState.type && <input type="hidden" name="type" value={listState.type} />}
      </DayRange>
      <PanelCard flush>
        {events.length === 0 ? (
          <EmptyList
            copy={copy}
            icon={MousePointerClick}
            allHref={isFiltered ? allHref : undefined}
          />
        ) : (
          <EventsTable events={events} />
        )}
      </PanelCard>
      <Pages before={before} after={after} listState={listState} />
      <RetentionNote of="events" />
    </>
  );
}

/** Links to the hundred events before or after the current ones. */
function Pages({ before, after, listState }: Pick<EventsData, 'before' | 'after' | 'listState'>) {
  const translate = useTranslate();
  if (before === undefined && after === undefined) return null;
  return (
    <nav aria-label={translate(copy.pages)} className="mt-4 flex flex-wrap justify-between gap-3">
      <span>
        {after !== undefined && (
          <ButtonLink
            to={eventsHref({ ...listState, before: undefined, after })}
            rel="prev"
            variant="outline"
            size="small"
            icon={<ChevronLeft aria-hidden="true" />}
          >
            <Both of={copy.newer} inline />
          </ButtonLink>
        )}
      </span>
      {before !== undefined && (
        <ButtonLink
          to={eventsHref({ ...listState, before, after: undefined })}
          rel="next"
          variant="outline"
          size="small"
          iconAfter={<ChevronRight aria-hidden="true" />}
        >
          <Both of={copy.older} inline />
        </ButtonLink>
      )}
    </nav>
  );
}

/** Filters the events by type, starting at the newest. */
function TypeFilter({ listState }: { listState: EventListState }) {
  const choices = ([undefined, ...analyticsEventTypes] as const).map((type) => ({
    name: type ?? 'all',
    label: type ? eventTypeLabels[type] : copy.all,
    href: eventsHref({ ...listState, type, before: undefined, after: undefined }),
    isChosen: type === listState.type,
  }));
  return <FilterLinks label={copy.which} choices={choices} wraps />;
}
