import { Overlay, type OverlayProps } from './overlay.tsx';

const sizes = {
  medium: 'max-w-120',
  large: 'max-w-220',
};

type DialogProps = OverlayProps & {
  size?: keyof typeof sizes;
  /** Shows the dialog above toasts, which cover its buttons on a phone otherwise. */
  isQuestion?: boolean;
};

/** Renders a dialog in the middle of the screen, as high as its content and never higher than the screen. */
export function Dialog({ size = 'medium', isQuestion = false, ...rest }: DialogProps) {
  return (
    <Overlay
      viewportClass={`fixed inset-0 grid grid-rows-[minmax(0,1fr)] place-items-center p-4 ${isQuestion ? 'z-80' : 'z-60'}`}
      popupClass={`overlay-dialog on-cream max-h-full w-full rounded-lg bg-cream-50 shadow-3 [--edge:var(--color-line)] forced-colors:border ${sizes[size]}`}
      bodyClass="px-5 py-6 sm:px-7"
      {...rest}
    />
  );
}
