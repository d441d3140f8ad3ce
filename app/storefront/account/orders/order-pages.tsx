import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { href } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { useLanguage, useSay } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { ordersCopy, pageOf } from './orders.copy.ts';

/** Links to older and newer orders. Nothing where all of them are on one page. */
export function OrderPages({ page, pages }: { page: number; pages: number }) {
  const language = useLanguage();
  const say = useSay();
  if (pages === 1) return null;
  const to = (wanted: number) => `${pathIn(language, href('/account'))}?page=${wanted}`;
  return (
    <nav
      aria-label={say(ordersCopy.pages)}
      className="mt-6 flex flex-wrap items-center justify-between gap-3"
    >
      <span className="min-w-35">
        {page > 1 && (
          <ButtonLink
            to={to(page - 1)}
            variant="outline"
            size="small"
            icon={<ArrowLeft aria-hidden="true" />}
          >
            <Both of={ordersCopy.newer} />
          </ButtonLink>
        )}
      </span>
      <p className="figures text-md text-ink-600">
        <Both of={pageOf(page, pages)} beside />
      </p>
      <span className="min-w-35 text-end">
        {page < pages && (
          <ButtonLink
            to={to(page + 1)}
            variant="outline"
            size="small"
            iconAfter={<ArrowRight aria-hidden="true" />}
          >
            <Both of={ordersCopy.older} />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
