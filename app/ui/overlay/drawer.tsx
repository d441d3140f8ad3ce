import { Overlay, type OverlayProps } from './overlay.tsx';

type DrawerProps = OverlayProps & {
  side?: 'right' | 'left';
  /** The width: menu 320 px, drawer 460, detail 560, sheet 640, but at most the screen; beside the menu 40 px stay free. */
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
};

const sizes = {
  menu: 'w-[min(320px,100%-40px)]',
  drawer: 'w-[min(460px,100%)]',
  detail: 'w-[min(560px,100%)]',
  sheet: 'w-[min(640px,100%)]',
};

const tones = {
  cream: 'on-cream bg-cream-50 [--edge:var(--color-line)] [--foot:var(--color-cream-100)]',
  leaf: 'on-dark bg-leaf-900 [--edge:transparent] [--foot:transparent]',
};

/** Slides in from an edge, over the full height. */
export function Drawer({ side = 'right', size = 'drawer', tone = 'cream', ...rest }: DrawerProps) {
  const edge = side === 'right' ? 'right-0 overlay-drawer-right' : 'left-0 overlay-drawer-left';
  return (
    <Overlay
      popupClass={`fixed inset-y-0 z-60 h-dvh overflow-clip shadow-3 forced-colors:border ${edge} ${sizes[size]} ${tones[tone]}`}
      bodyClass="px-5 sm:px-7"
      {...rest}
    />
  );
}
