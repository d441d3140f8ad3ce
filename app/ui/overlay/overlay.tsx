import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefObject } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';

/** The props that a dialog and a drawer share. */
export type OverlayProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: Bilingual;
  closeLabel: Bilingual;
  /** Replaces the visible title, which is then only read out: a logo, for instance. */
  header?: ReactNode;
  /** Stays visible under the part that scrolls. */
  footer?: ReactNode;
  /** The element that takes the focus on opening. By default, the first focusable one. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** The element that takes the focus on closing. By default, the one that had it before. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  /** Keeps the page beside it usable: no scrim, no focus trap, and a click outside does not close it. */
  isBeside?: boolean;
  /** Keeps the content mounted while it is closed, with everything that was typed. */
  keepsContent?: boolean;
  children: ReactNode;
};

type FrameProps = OverlayProps & { popupClass: string; bodyClass: string; viewportClass?: string };

/** Renders the layout of head, body and foot. Base UI provides the scrim, the focus trap, Escape and the scroll lock. */
export function Overlay({ viewportClass, popupClass, ...props }: FrameProps) {
  const {
    open,
    onOpenChange,
    focusFirst,
    returnFocusTo,
    isBeside = false,
    keepsContent = false,
  } = props;
  const returnOrStay = () => !hasFocusMoved() && (returnFocusTo?.current ?? true);
  const change = (next: boolean, details: Base.Root.ChangeEventDetails) => {
    if (isInsideToasts(details.event)) details.cancel();
    else onOpenChange(next);
  };
  const popup = (
    <Base.Popup
      {...(focusFirst && { initialFocus: focusFirst })}
      finalFocus={returnOrStay}
      className={`overlay-panel flex flex-col ${popupClass}`}
    >
      <OverlayContent {...props} />
    </Base.Popup>
  );
  return (
    <Base.Root
      open={open}
      onOpenChange={change}
      modal={!isBeside}
      disablePointerDismissal={isBeside}
    >
      <Base.Portal keepMounted={keepsContent}>
        {!isBeside && <Base.Backdrop className="overlay-scrim" />}
        {viewportClass === undefined ? (
          popup
        ) : (
          <Base.Viewport className={viewportClass}>{popup}</Base.Viewport>
        )}
      </Base.Portal>
    </Base.Root>
  );
}

/** Returns whether a link in the overlay has moved the focus to another part of the page. */
function hasFocusMoved(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && !focused.closest('[role="dialog"]');
}

function OverlayContent({
  title,
  closeLabel,
  header,
  footer,
  bodyClass,
  children,
}: Omit<FrameProps, 'popupClass'>) {
  const translate = useTranslate();
  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b border-(--edge) py-4.5 ps-5 pe-3 sm:ps-7 sm:pe-4">
        <Base.Title className={header ? 'sr-only' : 'min-w-0 flex-1 text-2xl'}>
          <Both of={title} />
        </Base.Title>
        {header && <div className="min-w-0 flex-1">{header}</div>}
        <Base.Close
          aria-label={translate(closeLabel)}
          className="grid size-11 shrink-0 place-items-center rounded-pill transition-colors hover-tint"
        >
          <X aria-hidden="true" className="size-5.5" />
        </Base.Close>
      </div>
      <div className={`min-h-0 flex-1 overflow-y-auto overscroll-contain ${bodyClass}`}>
        {children}
      </div>
      {footer && (
        <div
          data-overlay-foot=""
          className="shrink-0 border-t border-(--edge) bg-(--foot) px-5 sm:px-7 pt-5 pb-[max(24px,env(safe-area-inset-bottom))]"
        >
          {footer}
        </div>
      )}
    </>
  );
}

/** Returns whether an event is from a toast: dismissing one must not close the overlay below it. */
function isInsideToasts(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-toasts]') !== null;
}
