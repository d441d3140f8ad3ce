import Star from 'lucide-react/icons/star';
import { Link, Outlet } from 'react-router';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { CellNote, type Column, DataTable } from '#admin/list/data-table.tsx';
import { EmptyList } from '#admin/list/empty-list.tsx';
import { FilterLinks } from '#admin/list/filter-links.tsx';
import { Pager } from '#admin/list/pager.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import {
  listReviewsForOwner,
  type OwnersReview,
  type OwnersReviews,
} from '#domain/reviews/list-reviews-for-owner.server.ts';
import { reviewStates } from '#domain/reviews/review.ts';
import { Text } from '#ui/text/text.tsx';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/reviews.route';
import { reviewsCopy, starCount, stateLabels } from './reviews.copy.ts';
import {
  parseReviewListState,
  type ReviewListState,
  reviewHref,
  reviewsHref,
  unfilteredListState,
} from './reviews-urls.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(panelCopy.reviews, matches);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = parseReviewListState(url.searchParams);
  const list = await listReviewsForOwner(context.get(adminShopContext), query);
  return { ...list, listState: { ...query, page: list.page } };
}

/** Shows the list, with the opened review over it. */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { reviews, counts, pages, listState } = loaderData;
  return (
    <>
      <PageHeader title={panelCopy.reviews} subtitle={reviewsCopy.subtitle} />
      <Outlet />
      <div className="mb-4">
        <StateFilter counts={counts} listState={listState} />
      </div>
      <PanelCard flush>
        {reviews.length === 0 ? (
          <EmptyList
            copy={reviewsCopy}
            icon={Star}
            allHref={listState.state && reviewsHref(unfilteredListState)}
          />
        ) : (
          <ReviewsTable reviews={reviews} listState={listState} />
        )}
      </PanelCard>
      <Pager
        page={listState.page}
        pages={pages}
        hrefOf={(page) => reviewsHref({ ...listState, page })}
      />
    </>
  );
}

function StateFilter({
  counts,
  listState,
}: Pick<OwnersReviews, 'counts'> & { listState: ReviewListState }) {
  const choices = ([undefined, ...reviewStates] as const).map((state) => ({
    name: state ?? 'all',
    label: state ? stateLabels[state] : reviewsCopy.all,
    href: reviewsHref({ state, page: 1 }),
    count: counts[state ?? 'all'],
    isChosen: state === listState.state,
  }));
  return <FilterLinks label={reviewsCopy.state} choices={choices} />;
}

/** Lists the reviews; the whole row is a link. */
function ReviewsTable({
  reviews,
  listState,
}: {
  reviews: OwnersReview[];
  listState: ReviewListState;
}) {
  const columns: Column<OwnersReview>[] = [
    {
      head: reviewsCopy.product,
      placeOnPhone: 'start',
      cell: ({ id, productName, createdAt }) => (
        <>
          <Link
            to={reviewHref(id, listState)}
            preventScrollReset
            className="after:absolute after:inset-0"
          >
            <Text of={productName} />
          </Link>
          <CellNote>{shortDateTime(createdAt)}</CellNote>
        </>
      ),
    },
    {
      head: reviewsCopy.review,
      cell: ({ stars, words, language }) => (
        <>
          <Text of={starCount(stars)} />
          <span lang={language} className="line-clamp-2 text-ink-600">
            {words}
          </span>
        </>
      ),
    },
    {
      head: reviewsCopy.state,
      placeOnPhone: 'end',
      cell: ({ hidingReason, onHomeSince }) => (
        <Text
          of={onHomeSince ? reviewsCopy.home : stateLabels[hidingReason ? 'hidden' : 'shown']}
        />
      ),
    },
  ];
  return (
    <div className="[&_tbody_tr]:relative">
      <DataTable
        caption={panelCopy.reviews}
        columns={columns}
        rows={reviews}
        keyOf={(review) => review.id}
      />
    </div>
  );
}
