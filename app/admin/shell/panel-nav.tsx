import { LayoutDashboard, LogOut, Package, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, href, NavLink } from 'react-router';
import { useSay } from '#ui/language.tsx';
import { Both, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { pendingOrders, shellCopy } from './shell.copy.ts';

const places = [
  { to: href('/admin/dashboard'), label: shellCopy.dashboard, Icon: LayoutDashboard },
  { to: href('/admin/orders'), label: shellCopy.orders, Icon: ReceiptText },
  { to: href('/admin/products'), label: shellCopy.products, Icon: Package },
];

type PanelNavProps = {
  pendingCount?: number | undefined;
  /** Choosing the page that one is on already changes nothing but this. */
  onChoose?: () => void;
};

/** The pages of the panel in both languages, and the way out at the foot. */
export function PanelNav({ pendingCount = 0, onChoose }: PanelNavProps) {
  const say = useSay();
  return (
    <>
      <nav aria-label={say(shellCopy.panel)} className="grid gap-0.5">
        {places.map(({ to, label, Icon }) => (
          <NavLink key={to} to={to} className="panel-link" onClick={onChoose}>
            <Icon aria-hidden="true" />
            <span>
              <Both of={label} />
            </span>
            {label === shellCopy.orders && pendingCount > 0 && (
              <PendingCount count={pendingCount} />
            )}
          </NavLink>
        ))}
      </nav>
      <Logout />
    </>
  );
}

function PendingCount({ count }: { count: number }) {
  return (
    <Counted said={<Text of={pendingOrders(count)} />}>
      {count > 99 ? '99+' : String(count)}
    </Counted>
  );
}

function Counted({ said, children }: { said: ReactNode; children: string }) {
  return (
    <span className="panel-count">
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}

/** It loads the whole document, so that nothing of the panel stays in the memory of the page. */
function Logout() {
  return (
    <Form method="post" action={href('/admin/sign-out')} reloadDocument className="mt-auto">
      <button type="submit" className="panel-link">
        <LogOut aria-hidden="true" />
        <span>
          <Both of={shellCopy.logout} />
        </span>
      </button>
    </Form>
  );
}
