import LogOut from 'lucide-react/icons/log-out';
import { Form, href, NavLink } from 'react-router';
import { SoundSwitch } from '#admin/live/sound-switch.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import {
  failedMessages,
  panelCopy,
  pendingOrders,
  unreadMessages,
  waitingRequests,
} from './panel.copy.ts';
import { ownerNavGroups, type PanelLink, packerNavGroups } from './panel-nav-groups.ts';
import type { PanelCounts } from './read-counts.server.ts';

type PanelNavProps = {
  /** Distinguishes two navigations on one page. */
  label?: Bilingual;
  counts?: PanelCounts | undefined;
  isForPacker: boolean;
  /** Called on every choice, also of the current page, whose path does not change. */
  onChoose?: (() => void) | undefined;
};

/** Lists the pages of the panel, with the logout at the bottom. */
export function PanelNav({ label = panelCopy.panel, isForPacker, ...rest }: PanelNavProps) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate(label)} className="flex flex-1 flex-col gap-6">
      <div className="grid gap-4">
        {(isForPacker ? packerNavGroups : ownerNavGroups).map(({ title, pages }) => (
          <div key={title.en} className="grid gap-0.5">
            <p className="px-3 text-2xs font-semibold text-leaf-200/80">
              <Both of={title} inline />
            </p>
            {pages.map((page) => (
              <PageLink key={page.to} {...page} {...rest} />
            ))}
          </div>
        ))}
      </div>
      <div className="mt-auto grid gap-0.5">
        {!isForPacker && <SoundSwitch />}
        <Logout />
      </div>
    </nav>
  );
}

function PageLink({
  to,
  label,
  Icon,
  counts,
  onChoose,
}: PanelLink & Omit<PanelNavProps, 'label' | 'isForPacker'>) {
  return (
    <NavLink to={to} className="panel-link" onClick={onChoose}>
      <Icon aria-hidden="true" />
      <span>
        <Both of={label} />
      </span>
      {label === panelCopy.orders && (
        <WaitingCount count={counts?.orders} labelOf={pendingOrders} />
      )}
      {label === panelCopy.inbox && (
        <WaitingCount count={counts?.unread} labelOf={unreadMessages} />
      )}
      {label === panelCopy.resetRequests && (
        <WaitingCount count={counts?.resetRequests} labelOf={waitingRequests} />
      )}
      {label === panelCopy.messages && (
        <WaitingCount count={counts?.failedMessages} labelOf={failedMessages} />
      )}
    </NavLink>
  );
}

type WaitingCountProps = { count: number | undefined; labelOf: (count: number) => Bilingual };

function WaitingCount({ count = 0, labelOf }: WaitingCountProps) {
  if (count === 0) return null;
  return (
    <span className="panel-count">
      <span aria-hidden="true">{count > 99 ? '99+' : String(count)}</span>
      <VisuallyHidden>
        <Text of={labelOf(count)} />
      </VisuallyHidden>
    </span>
  );
}

/** Reloads the whole document, so that no data of the panel stays in memory. */
function Logout() {
  return (
    <Form method="post" action={href('/admin/sign-out')} reloadDocument>
      <button type="submit" className="panel-link">
        <LogOut aria-hidden="true" />
        <span>
          <Both of={panelCopy.logout} />
        </span>
      </button>
    </Form>
  );
}
