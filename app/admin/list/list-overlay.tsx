import type { ReactNode } from 'react';
import { createPath, useNavigate, useNavigation } from 'react-router';
import { panelCopy } from '#admin/frame/panel.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { Both } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { useIsWide } from '#ui/use-is-wide.ts';

type ListOverlayProps = {
  title: Bilingual;
  /** Beside the title, such as a chip. */
  beside?: ReactNode;
  /** A question is small and in the middle, a form slides in from the right, and so does what is read beside its list. */
  as: 'question' | 'detail' | 'sheet' | 'beside';
  /** The list, where closing leads to. */
  listHref: string;
  footer: ReactNode;
  children: ReactNode;
};

/** Shows a page over its list, at an address of its own. Without JavaScript it is above the list, as a part of the page. */
export function ListOverlay({ listHref, ...props }: ListOverlayProps) {
  const isWide = useIsWide();
  const navigate = useNavigate();
  const isLeaving = useIsLoading(listHref);
  if (!useHasScript()) return <PlainSection {...props} />;

  const { title, beside, as, footer, children } = props;
  const overlay = {
    // A list that cannot be loaded opens it again, with everything typed.
    open: !isLeaving,
    keepsContent: true,
    onOpenChange: () => void navigate(listHref, { preventScrollReset: true }),
    title,
    closeLabel: panelCopy.close,
    header: <OverlayHeader title={title} beside={beside} />,
    footer: <div className="flex flex-wrap justify-end gap-3">{footer}</div>,
    children: (
      <div className={`panel text-base ${as === 'sheet' || as === 'beside' ? 'py-6' : ''}`}>
        {children}
      </div>
    ),
  };
  if (as === 'sheet') return <Drawer {...overlay} size="sheet" />;
  if (as === 'beside') return <Drawer {...overlay} size="detail" isBeside={isWide} />;
  return <Dialog {...overlay} size={as === 'detail' ? 'large' : 'medium'} />;
}

/** Whether the page at this address is on its way. A question before unsaved text is lost comes first. */
function useIsLoading(address: string): boolean {
  const { location, formMethod } = useNavigation();
  return formMethod === undefined && location !== undefined && createPath(location) === address;
}

/** The overlay itself reads the title out. */
function OverlayHeader({ title, beside }: { title: Bilingual; beside: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <p
        aria-hidden="true"
        className="text-lg leading-snug font-semibold text-ink-900 tabular-nums [&>.second]:text-xs"
      >
        <Both of={title} />
      </p>
      {beside}
    </div>
  );
}

/** Is hidden at once where JavaScript is about to open the same as an overlay. */
function PlainSection({ title, beside, footer, children }: Omit<ListOverlayProps, 'listHref'>) {
  return (
    <section
      aria-labelledby="over-list"
      className="mb-8 rounded-md border border-line bg-cream-50 px-4.5 py-5 shadow-1 sm:px-7 scripted:hidden"
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h2 id="over-list" className="text-lg leading-snug">
          <Both of={title} />
        </h2>
        {beside}
      </div>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-5">
        {footer}
      </div>
    </section>
  );
}
