import Search from 'lucide-react/icons/search';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { href, Link, useNavigate } from 'react-router';
import { IconLink } from '#ui/button/icon-button.tsx';
import { Both } from '#ui/text/text.tsx';
import { findCopy } from './find.copy.ts';

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const dialogAttributes = {
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': 'Control+K Meta+K',
} as const;

/** Opens the search dialog, as Ctrl+K and ⌘K do. Without JavaScript it is a link to the search page. */
export function FindButton() {
  const { Dialog, isOpen, setOpen } = useLazyDialog();
  useShortcut(() => setOpen(true));
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const link = { to: href('/admin/find'), onClick: open, ...dialogAttributes };
  return (
    <>
      <IconLink
        {...link}
        label={findCopy.findAnything}
        icon={<Search aria-hidden="true" />}
        className="ms-auto lg:hidden"
      />
      <Link {...link} className="panel-link hidden! border border-leaf-200/25 lg:flex!">
        <Search aria-hidden="true" />
        <span>
          <Both of={findCopy.find} />
        </span>
        <kbd className="ms-auto font-text text-2xs text-leaf-200/80">
          <ShortcutName />
        </kbd>
      </Link>
      {Dialog && <Dialog open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

/** Loads the dialog when it is first opened; navigates to the search page each time that it cannot be loaded. */
function useLazyDialog() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening may fetch it
  useEffect(() => {
    if (!isOpen || Dialog) return;
    import('./find-dialog.tsx').then(
      ({ FindDialog }) => setDialog(() => FindDialog),
      () => {
        setOpen(false);
        void navigate(href('/admin/find'));
      },
    );
  }, [isOpen]);
  return { Dialog, isOpen, setOpen };
}

/** Listens for Ctrl+K and ⌘K on the whole page, unless another overlay is open. */
function useShortcut(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      if (!document.querySelector('.overlay-scrim')) open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** Names the shortcut of this platform, which is known only in the browser. */
function ShortcutName() {
  const [isApple, setApple] = useState(false);
  useEffect(() => setApple(/Mac|iPhone|iPad/.test(navigator.userAgent)), []);
  return isApple ? '⌘K' : 'Ctrl K';
}
