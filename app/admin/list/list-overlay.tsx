import type { ReactNode } from 'react';
import { createPath, useNavigate, useNavigation } from 'react-router';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { Both } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { useIsWide } from '#ui/use-is-wide.ts';

type ListOverlayProps = {
  title: Bilingual;
  /** Rendered beside the title, such as a status chip. */
  besideTitle?: ReactNode;
  /**
   * `dialog`: small and centered; `large-dialog`: large and centered; `sheet`: a drawer at the right, for a form;
   * `beside`: a drawer at the right, read next to its list.
   */
  as: 'dialog' | 'large-dialog' | 'sheet' | 'beside';
  /** The URL of the list, opened on closing. */
  listHref: string;
  footer: ReactNode;
  children: ReactNode;
};

/** Shows a page as an overlay above its list, at its own URL. Without JavaScript it is a section above the list. */
export function ListOverlay({ listHref, ...props }: ListOverlayProps) {
  const isWide = useIsWide();
  const navigate = useNavigate();
  const isLeaving = useIsLoading(listHref);
  if (!useHasScript()) return <PlainSection {...props} />;

  const { title, besideTitle, as, footer, children } = props;
  const overlay = {
    // Opens again, with everything that was typed, if the list fails to load.
    open: !isLeaving,
    keepsContent: true,
    onOpenChange: () => void navigate(listHref, { preventScrollReset: true }),
    title,
    closeLabel: panelCopy.close,
    header: <OverlayHeader title={title} besideTitle={besideTitle} />,
    footer: <div className="flex flex-wrap justify-end gap-3">{footer}</div>,
    children: (
      <div className={`panel text-base ${as === 'sheet' || as === 'beside' ? 'py-6' : ''}`}>
        {children}
      </div>
    ),
  };
  if (as === 'sheet') return <Drawer {...overlay} size="sheet" />;
  if (as === 'beside') return <Drawer {...overlay} size="detail" isBeside={isWide} />;
  return <Dialog {...overlay} size={as === 'large-dialog' ? 'large' : 'medium'} />;
}

/** Returns whether a navigation to this URL is loading; one that the unsaved-changes guard blocks is not. */
function useIsLoading(url: string): boolean {
  const { location, formMethod } = useNavigation();
  return formMethod === undefined && location !== undefined && createPath(location) === url;
}

/** Hides the title from screen readers, because the overlay is labeled with it. */
function OverlayHeader({ title, besideTitle }: { title: Bilingual; besideTitle: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <p
        aria-hidden="true"
        className="text-lg leading-snug font-semibold text-ink-900 tabular-nums [&>.second]:text-xs"
      >
        <Both of={title} />
      </p>
      {besideTitle}
    </div>
  );
}

/** Replaces the overlay without JavaScript. CSS hides it from the first paint where JavaScript will open the overlay. */
function PlainSection({
  title,
  besideTitle,
  footer,
  children,
}: Omit<ListOverlayProps, 'listHref'>) {
  return (
    <section
      aria-labelledby="over-list"
      className="mb-8 rounded-md border border-line bg-cream-50 px-4.5 py-5 shadow-1 sm:px-7 scripted:hidden"
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h2 id="over-list" className="text-lg leading-snug">
          <Both of={title} />
        </h2>
        {besideTitle}
      </div>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-5">
        {footer}
      </div>
    </section>
  );
}
