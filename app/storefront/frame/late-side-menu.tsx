import type { SideMenuProps } from './side-menu.tsx';
import { useLatePart } from './use-late-part.ts';

const load = () => import('./side-menu.tsx').then(({ SideMenu }) => SideMenu);

export function LateSideMenu({ open, ...rest }: SideMenuProps) {
  const { Part: SideMenu, isOpen } = useLatePart({
    load,
    isWanted: open,
    onMissed: () => window.location.assign('#site-links'),
  });
  return SideMenu ? <SideMenu open={isOpen} {...rest} /> : null;
}
