import Star from 'lucide-react/icons/star';
import { Link, Outlet } from 'react-router';
import { CellNote, type Column, DataTable } from '#admin/shell/data-table.tsx';
import { EmptyList } from '#admin/shell/empty-list.tsx';
import { FilterLinks } from '#admin/shell/filter-links.tsx';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Pager } from '#admin/shell/pager.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import {
  listReviewsForOwner,
  type OwnersReview,
  type OwnersReviews,
} from '#domain/reviews/list-reviews-for-owner.server.ts';
import { reviewStates } from '#domain/reviews/review.ts';
import { Text } from '#ui/text/text.tsx';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/reviews.route';
import { reviewsCopy, starCount, stateLabels } from './reviews.copy.ts';
import {
  allReviews,
  type ReviewsShown,
  reviewHref,
  reviewsHref,
  reviewsShown,
} from './reviews-address.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(shellCopy.reviews, matches);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = reviewsShown(url.searchParams);
  const list = await listReviewsForOwner(context.get(ownerShopContext), wanted);
  return { ...list, shown: { ...wanted, page: list.page } };
}

/** Shows the list, under the review that the address names. */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { reviews, counts, pages, shown } = loaderData;
  return (
    <>
      <PageHeader title={shellCopy.reviews} subtitle={reviewsCopy.subtitle} />
      <Outlet />
      <div className="mb-4">
        <StateFilter counts={counts} shown={shown} />
      </div>
      <Panel flush>
        {reviews.length === 0 ? (
          <EmptyList
            words={reviewsCopy}
            icon={Star}
            allHref={shown.state && reviewsHref(allReviews)}
          />
        ) : (
          <ReviewsTable reviews={reviews} shown={shown} />
        )}
      </Panel>
      <Pager page={shown.page} pages={pages} hrefOf={(page) => reviewsHref({ ...shown, page })} />
    </>
  );
}

function StateFilter({ counts, shown }: Pick<OwnersReviews, 'counts'> & { shown: ReviewsShown }) {
  const choices = ([undefined, ...reviewStates] as const).map((state) => ({
    name: state ?? 'all',
    label: state ? stateLabels[state] : reviewsCopy.all,
    href: reviewsHref({ state, page: 1 }),
    count: counts[state ?? 'all'],
    isChosen: state === shown.state,
  }));
  return <FilterLinks label={reviewsCopy.state} choices={choices} />;
}

/** Lists what buyers wrote; the whole row of each review can be pressed. */
function ReviewsTable({ reviews, shown }: { reviews: OwnersReview[]; shown: ReviewsShown }) {
  const columns: Column<OwnersReview>[] = [
    {
      head: reviewsCopy.product,
      onCard: 'lead',
      cell: ({ id, productName, createdAt }) => (
        <>
          <Link
            to={reviewHref(id, shown)}
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
      onCard: 'end',
      cell: ({ hiddenFor, onHomeSince }) => (
        <Text of={onHomeSince ? reviewsCopy.home : stateLabels[hiddenFor ? 'hidden' : 'shown']} />
      ),
    },
  ];
  return (
    <div className="[&_tbody_tr]:relative">
      <DataTable
        caption={shellCopy.reviews}
        columns={columns}
        rows={reviews}
        keyOf={(review) => review.id}
      />
    </div>
  );
}
