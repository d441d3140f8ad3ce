import Search from 'lucide-react/icons/search';
import { href, Link } from 'react-router';
import { ListSearch } from '#admin/list/list-search.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { Panel } from '#admin/page/panel.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/find.route';
import { findCopy, groupTitles, resultCount } from './find.copy.ts';
import { type Found, withPlaces } from './found.ts';
import { readFound } from './read-found.server.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(findCopy.find, matches);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = url.searchParams.get('q')?.trim() ?? '';
  return { search, found: await readFound(context.get(ownerShopContext), search) };
}

/** Finds anything in the panel, on a page of its own: what the dialog does where it cannot open. */
export default function FindRoute({ loaderData }: Route.ComponentProps) {
  const { search, found } = loaderData;
  const shown = withPlaces(search, found);
  return (
    <>
      <PageHeader title={findCopy.find} subtitle={findCopy.subtitle} />
      <div className="grid max-w-200 gap-5">
        <ListSearch
          action={href('/admin/find')}
          label={findCopy.what}
          search={search}
          found={resultCount(shown.flatMap(({ items }) => items).length)}
        />
        {shown.length === 0 ? (
          <Panel>
            <EmptyState of={findCopy.nothing} icon={<Search className="size-14 stroke-1" />}>
              <p className="w-full text-ink-600">
                <Text of={findCopy.nothingHint} />
              </p>
            </EmptyState>
          </Panel>
        ) : (
          shown.map((group) => <FoundLinks key={group.group} {...group} />)
        )}
      </div>
    </>
  );
}

function FoundLinks({ group, items }: Found[number]) {
  return (
    <Panel title={groupTitles[group]} id={group} flush>
      <ul className="border-t border-line">
        {items.map(({ href: to, title, note }) => (
          <li key={to} className="border-b border-line last:border-0">
            <Link
              to={to}
              className="grid min-h-12 content-center px-4.5 py-2 leading-snug text-leaf-900 no-underline wrap-anywhere hover:bg-cream-200/60 sm:px-5.5"
            >
              <span className="font-medium">
                <Both of={title} beside />
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
    </Panel>
  );
}
