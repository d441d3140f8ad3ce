import Search from 'lucide-react/icons/search';
import { href, Link } from 'react-router';
import { ListSearch } from '#admin/list/list-search.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/find.route';
import { findCopy, groupTitles, resultCount } from './find.copy.ts';
import { searchInPanel } from './search-in-panel.server.ts';
import { type SearchResults, withPages } from './search-results.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(findCopy.find, matches);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = url.searchParams.get('q')?.trim() ?? '';
  return { search, results: await searchInPanel(context.get(adminShopContext), search) };
}

/** Searches the panel without the dialog, which needs JavaScript. */
export default function FindRoute({ loaderData }: Route.ComponentProps) {
  const { search, results } = loaderData;
  const groups = withPages(search, results);
  return (
    <>
      <PageHeader title={findCopy.find} subtitle={findCopy.subtitle} />
      <div className="grid max-w-200 gap-5">
        <ListSearch
          action={href('/admin/find')}
          label={findCopy.what}
          search={search}
          resultStatus={resultCount(groups.flatMap(({ items }) => items).length)}
        />
        {groups.length === 0 ? (
          <PanelCard>
            <EmptyState of={findCopy.nothing} icon={<Search className="size-14 stroke-1" />}>
              <p className="w-full text-ink-600">
                <Text of={findCopy.nothingHint} />
              </p>
            </EmptyState>
          </PanelCard>
        ) : (
          groups.map((group) => <ResultLinks key={group.group} {...group} />)
        )}
      </div>
    </>
  );
}

function ResultLinks({ group, items }: SearchResults[number]) {
  return (
    <PanelCard title={groupTitles[group]} id={group} flush>
      <ul className="border-t border-line">
        {items.map(({ href: to, title, note }) => (
          <li key={to} className="border-b border-line last:border-0">
            <Link
              to={to}
              className="grid min-h-12 content-center px-4.5 py-2 leading-snug text-leaf-900 no-underline wrap-anywhere hover:bg-cream-200/60 sm:px-5.5"
            >
              <span className="font-medium">
                <Both of={title} inline />
              </span>
              {note && (
                <span className="text-sm text-ink-600">
                  <Text of={note} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </PanelCard>
  );
}
