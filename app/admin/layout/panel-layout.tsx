import './panel.css';
import Menu from 'lucide-react/icons/menu';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { href, Link, useLocation, useNavigation } from 'react-router';
import { FindButton } from '#admin/find/find-button.tsx';
import { IconLink } from '#ui/button/icon-button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { useFailedRequestToast } from '#ui/feedback/use-failed-request-toast.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { Logo } from '#ui/picture/logo.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useFailedRequest } from '#web/navigation/failed-request.ts';
import { useFocusAfterJump } from '#web/navigation/use-focus-after-jump.ts';
import { panelCopy } from './panel.copy.ts';
import { PanelNav } from './panel-nav.tsx';
import type { PanelCounts } from './read-counts.server.ts';

const toastMs = 3000;
const durations = { blank: toastMs, error: toastMs, success: toastMs };

/** Matches the path of an order, which opens as a drawer at the right edge. */
const orderPath = /\/orders\/[\da-f-]{36}$/;

type PanelLayoutProps = {
  counts?: PanelCounts;
  /** Limits the navigation to the parcels. */
  isForPacker?: boolean;
  children: ReactNode;
};

/** Surrounds every page of the panel with its navigation: a sidebar, or a menu behind a button on a small screen. */
export function PanelLayout({ counts, isForPacker = false, children }: PanelLayoutProps) {
  const failedRequest = useFailedRequest();
  useFailedRequestToast(failedRequest);
  useFocusAfterJump();
  const isOrderOpen = orderPath.test(useLocation().pathname);
  return (
    <div className="panel panel-body full-height lg:grid lg:grid-cols-[252px_minmax(0,1fr)]">
      <a
        href="#content"
        className="fixed top-3 left-4 z-80 [transform:translateY(-10rem)] rounded-sm bg-cream-50 px-5 py-3 text-leaf-900 shadow-2 focus:[transform:none]"
      >
        <Text of={panelCopy.skipToContent} />
      </a>
      <header className="on-dark sticky top-0 z-20 bg-leaf-950 lg:static">
        <div className="flex items-center justify-between px-3 py-2 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:justify-start lg:gap-6 lg:overflow-y-auto lg:px-4 lg:py-6">
          <PanelLogo isForPacker={isForPacker} />
          {!isForPacker && <FindButton />}
          <div className="hidden lg:flex lg:flex-1 lg:flex-col">
            <PanelNav counts={counts} isForPacker={isForPacker} />
          </div>
          <PanelMenu counts={counts} isForPacker={isForPacker} />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="w-full max-w-330 min-w-0 px-4 pt-6 pb-16 lg:px-[clamp(24px,3vw,44px)] lg:pt-8"
      >
        <LoadingIndicator />
        {children}
      </main>
      <NavWithoutScript counts={counts} isForPacker={isForPacker} />
      <Toaster
        closeLabel={panelCopy.close}
        inBothLanguages
        durations={durations}
        atBottomLeft={failedRequest !== undefined}
        besideDrawer={isOrderOpen}
      />
    </div>
  );
}

function PanelLogo({ isForPacker }: { isForPacker: boolean }) {
  const translate = useTranslate();
  const [path, name] = isForPacker
    ? [href('/admin/packing'), panelCopy.packing]
    : [href('/admin/dashboard'), panelCopy.dashboard];
  return (
    <Link
      to={path}
      aria-label={`${translate(panelCopy.shopName)}, ${translate(name)}`}
      className="flex min-h-11 items-center lg:ps-3"
    >
      <Logo tone="on-dark" className="w-30 lg:w-37" />
    </Link>
  );
}

type Navigation = { counts: PanelCounts | undefined; isForPacker: boolean };

/** Opens the menu in a drawer; until JavaScript has loaded, its button jumps to the list at the end of the document. */
function PanelMenu(props: Navigation) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <IconLink
        ref={button}
        to="#panel-pages"
        label={panelCopy.openMenu}
        icon={<Menu aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        className="lg:hidden"
      />
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        returnFocusTo={button}
        side="left"
        size="menu"
        tone="leaf"
        title={panelCopy.menu}
        closeLabel={panelCopy.closeMenu}
        header={<Logo tone="on-dark" className="w-32" />}
      >
        <div className="-mx-2 flex min-h-full flex-col gap-6 pb-5 sm:-mx-3">
          <PanelNav {...props} onChoose={() => setOpen(false)} />
        </div>
      </Drawer>
    </>
  );
}

function NavWithoutScript(props: Navigation) {
  return (
    <div
      id="panel-pages"
      className="on-dark hidden gap-4 bg-leaf-950 px-3 py-4 target:max-lg:grid noscript:max-lg:grid"
    >
      <PanelNav label={panelCopy.allPages} {...props} />
    </div>
  );
}

/** Shows that a page is loading, after a delay (panel.css), so that nothing flashes while a fast page loads. */
function LoadingIndicator() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-18 z-30 flex justify-center lg:top-6 lg:left-63"
    >
      {isLoading && (
        <p className="panel-waiting flex items-center gap-3 rounded-pill border border-line bg-cream-50 px-5 py-2.5 text-md leading-snug font-semibold text-leaf-900 shadow-2">
          <Spinner className="size-4.5 border-2" />
          <span>
            <Both of={panelCopy.loading} inline />
          </span>
        </p>
      )}
    </div>
  );
}
