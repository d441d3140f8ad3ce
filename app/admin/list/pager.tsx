import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ButtonLink } from '#ui/button/button.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { listCopy, pageOf } from './list.copy.ts';

type PagerProps = {
  /** Counted from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
};

/** Links to the previous and next page of a list; renders nothing for a single page. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  const translate = useTranslate();
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={translate(listCopy.pages)}
      className="mt-4 flex flex-wrap items-center justify-between gap-3"
    >
      <span className="min-w-28">
        {page > 1 && (
          <ButtonLink
            to={hrefOf(page - 1)}
            rel="prev"
            variant="outline"
            size="small"
            icon={<ChevronLeft aria-hidden="true" />}
          >
            <Both of={listCopy.previousPage} />
          </ButtonLink>
        )}
      </span>
      <p className="text-md text-ink-600">
        <Text of={pageOf(page, pages)} />
      </p>
      <span className="flex min-w-28 justify-end">
        {page < pages && (
          <ButtonLink
            to={hrefOf(page + 1)}
            rel="next"
            variant="outline"
            size="small"
            iconAfter={<ChevronRight aria-hidden="true" />}
          >
            <Both of={listCopy.nextPage} />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
