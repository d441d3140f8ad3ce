import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import {
  resolveValue,
  type Toast,
  type ToastType,
  toast,
  useToaster,
} from 'react-hot-toast/headless';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Spinner } from './spinner.tsx';
import { BothLanguagesContext, startToasts } from './toast.tsx';

startToasts(toast);

const storefrontDurations = { blank: 4000, error: 4000, success: 2000 };
const leavingMs = 160;

type ToasterProps = {
  closeLabel: Bilingual;
  /** How long each kind stays, in milliseconds. A loading one stays until it is dismissed or replaced. */
  durations?: { blank: number; error: number; success: number };
  /** Shows toasts beside an open drawer, whose title and buttons they would cover. */
  besideDrawer?: boolean;
  /** For the panel: shows both languages, and toasts at the top even on a phone, where the shop has them at the bottom. */
  inBothLanguages?: boolean;
  /** Shows toasts at the bottom, on a wide screen in the left corner, where they do not cover the button to press again. */
  atBottomLeft?: boolean;
};

/**
 * Shows toasts, by default at the top right, on a phone at the bottom. Its two live regions always exist, because one added
 * together with its text is often not read out: errors interrupt the reader, everything else waits.
 */
export function Toaster({
  closeLabel,
  durations = storefrontDurations,
  besideDrawer = false,
  inBothLanguages = false,
  atBottomLeft = false,
}: ToasterProps) {
  const usualPosition = inBothLanguages ? 'underBar' : 'bottomOnPhone';
  const position = besideDrawer ? 'besideDrawer' : atBottomLeft ? 'atBottomLeft' : usualPosition;
  const { toasts: current, handlers } = useToaster({
    removeDelay: leavingMs,
    blank: { duration: durations.blank },
    error: { duration: durations.error },
    success: { duration: durations.success },
    loading: { duration: Number.POSITIVE_INFINITY },
  });
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const foot = document.querySelector('[data-overlay-foot]');
    const style = box.current?.style;
    // Not its height: the buttons of a dialog in the middle of the screen are well above the edge.
    const height = foot ? innerHeight - foot.getBoundingClientRect().top : 0;
    style?.setProperty('--drawer-foot', `${height}px`);
    style?.setProperty('--drawer-width', `${foot?.clientWidth ?? 460}px`);
  });
  const cardsOf = (isShown: (one: Toast) => boolean) =>
    current.filter(isShown).map((one) => {
      const close = () => toast.dismiss(one.id);
      return <ToastCard key={one.id} toast={one} closeLabel={closeLabel} onClose={close} />;
    });
  /** Ends the pause, because a button or link that has closed its toast fires neither a leave event nor a blur event. */
  const endPauseAfterPress = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, a')) handlers.endPause();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses toasts for a reader; there is nothing to operate
    <div
      data-toasts=""
      ref={box}
      className={`pointer-events-none fixed z-70 grid ${positions[position]}`}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse' || canHover()) handlers.startPause();
      }}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      onClickCapture={endPauseAfterPress}
    >
      <BothLanguagesContext value={inBothLanguages}>
        <div role="alert" aria-live="assertive" aria-atomic="false">
          {cardsOf((one) => one.type === 'error')}
        </div>
        <div role="status" aria-live="polite" aria-atomic="false">
          {cardsOf((one) => one.type !== 'error')}
        </div>
      </BothLanguagesContext>
    </div>
  );
}

/** Returns false on a phone: after a tap its browser acts as if a mouse stayed there, also where a toast appears later. */
function canHover(): boolean {
  return matchMedia('(hover: hover)').matches;
}

const positions = {
  // Shows them on a phone above the chat button and the bars at its edge, so that titles stay visible.
  bottomOnPhone:
    'w-[min(100%-32px,392px)] right-[clamp(16px,2vw,28px)] bottom-19 sm:bottom-auto sm:top-[calc(var(--spacing-nav)+24px)]',
  underBar:
    'w-[min(100%-32px,392px)] top-[calc(var(--spacing-nav)+24px)] right-[clamp(16px,2vw,28px)]',
  atBottomLeft:
    'w-[min(100%-32px,392px)] right-4 bottom-[calc(var(--drawer-foot)+8px)] lg:right-auto lg:bottom-4 lg:left-6',
  // Shows them on a phone above the drawer's buttons, so that its title and its first lines stay visible.
  besideDrawer:
    'w-[min(100%-32px,368px)] bottom-[calc(var(--drawer-foot)+8px)] right-4 lg:top-6 lg:right-[calc(var(--drawer-width)+24px)] lg:bottom-auto',
};

type ToastCardProps = { toast: Toast; closeLabel: Bilingual; onClose: () => void };

function ToastCard({ toast: one, closeLabel, onClose }: ToastCardProps) {
  return (
    <div
      data-leaving={one.visible ? undefined : ''}
      className="toast on-cream mb-3 pointer-events-auto grid grid-cols-[32px_1fr_44px] items-center gap-3 has-[p]:items-start rounded-md border border-line bg-cream-50 py-2.5 ps-4 pe-1.5 leading-snug font-semibold shadow-3 [--second:var(--color-ink-600)]"
    >
      <span
        aria-hidden="true"
        className={`grid size-8 place-items-center rounded-pill [&_svg]:size-4.5 ${tints[one.type]}`}
      >
        {one.icon ?? icons[one.type]}
      </span>
      <span className="min-w-0">{resolveValue(one.message, one)}</span>
      <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
    </div>
  );
}

const neutral = 'bg-cream-200 text-leaf-700';

const tints: Record<ToastType, string> = {
  success: 'bg-delivered-tint text-leaf-700',
  error: 'bg-cancelled-tint text-cancelled',
  loading: neutral,
  blank: neutral,
  custom: neutral,
};

const icons: Record<ToastType, ReactNode> = {
  success: <CircleCheck />,
  error: <CircleAlert />,
  loading: <Spinner className="size-4.5 border-2" />,
  blank: <Info />,
  custom: <Info />,
};
