import ReceiptText from 'lucide-react/icons/receipt-text';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { href, useLocation } from 'react-router';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { liveCopy, newOrdersAnnouncement, newOrdersToast } from './live.copy.ts';
import { badgedTitle, type NewsOrder } from './news.ts';
import { useNews } from './news-context.tsx';

/** Announces new orders in the title, to screen readers, and by a toast with a link to the list. */
export function NewOrdersNotice() {
  const { waiting, announced } = useNews();
  const [dismissed, setDismissed] = useState<NewsOrder>();
  useTitleBadge(waiting.length);
  const [newest] = waiting;
  const isHidden = useLocation().pathname.startsWith(href('/admin/orders')) || newest === dismissed;
  return (
    <>
      <p role="status" className="sr-only">
        {announced[0] && <Text of={newOrdersAnnouncement(announced.length, announced[0])} />}
      </p>
      {newest && !isHidden && (
        <div className="toast on-cream fixed inset-x-4 bottom-4 z-25 mx-auto flex max-w-110 items-center gap-3 rounded-md border border-line bg-cream-50 py-2.5 ps-4 pe-1.5 leading-snug font-semibold text-ink-900 shadow-3 lg:start-auto lg:end-6 lg:bottom-6">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-pill bg-delivered-tint text-leaf-700 [&_svg]:size-4.5"
          >
            <ReceiptText />
          </span>
          <span className="min-w-0 flex-1 text-md [&>.second]:text-2xs">
            <Both of={newOrdersToast(waiting.length, newest)} />
          </span>
          <ButtonLink to={href('/admin/orders')} size="small">
            <Text of={liveCopy.viewOrders} />
          </ButtonLink>
          <IconButton
            label={panelCopy.close}
            icon={<X aria-hidden="true" />}
            onClick={() => setDismissed(newest)}
          />
        </div>
      )}
    </>
  );
}

/** Runs after every navigation, because each page sets its own title. */
function useTitleBadge(count: number) {
  useLocation();
  useEffect(() => {
    const title = badgedTitle(document.title, count);
    if (document.title !== title) document.title = title;
  });
}
