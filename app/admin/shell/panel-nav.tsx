import DatabaseBackup from 'lucide-react/icons/database-backup';
import FileText from 'lucide-react/icons/file-text';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import { Form, href, NavLink } from 'react-router';
import { SoundSwitch } from '#admin/live/sound-switch.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useSay } from '#ui/language.tsx';
import { Both, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { PanelCounts } from './read-counts.server.ts';
import {
  failedMessages,
  pendingOrders,
  shellCopy,
  unreadMessages,
  waitingRequests,
} from './shell.copy.ts';

const groups = [
  {
    title: shellCopy.sell,
    places: [
      { to: href('/admin/today'), label: shellCopy.today, Icon: ListChecks },
      { to: href('/admin/dashboard'), label: shellCopy.dashboard, Icon: LayoutDashboard },
      { to: href('/admin/orders'), label: shellCopy.orders, Icon: ReceiptText },
      { to: href('/admin/customers'), label: shellCopy.customers, Icon: Users },
    ],
  },
  {
    title: shellCopy.talk,
    places: [
      { to: href('/admin/inbox'), label: shellCopy.inbox, Icon: Inbox },
      { to: href('/admin/messages'), label: shellCopy.messages, Icon: Mail },
      { to: href('/admin/reviews'), label: shellCopy.reviews, Icon: Star },
      { to: href('/admin/reset-requests'), label: shellCopy.resetRequests, Icon: KeyRound },
    ],
  },
  {
    title: shellCopy.shop,
    places: [
      { to: href('/admin/products'), label: shellCopy.products, Icon: Package },
      { to: href('/admin/policies'), label: shellCopy.policies, Icon: FileText },
      { to: href('/admin/settings'), label: shellCopy.settings, Icon: Settings },
    ],
  },
  {
    title: shellCopy.system,
    places: [
      { to: href('/admin/backups'), label: shellCopy.backups, Icon: DatabaseBackup },
      { to: href('/admin/audit'), label: shellCopy.audit, Icon: History },
      { to: href('/admin/admins'), label: shellCopy.admins, Icon: UserCog },
      { to: href('/admin/security'), label: shellCopy.security, Icon: ShieldCheck },
    ],
  },
];

const packersGroups = [
  {
    title: shellCopy.shop,
    places: [{ to: href('/admin/packing'), label: shellCopy.packing, Icon: Package }],
  },
];

type PanelNavProps = {
  /** Distinguishes it from the other navigation of its page. */
  label?: Bilingual;
  counts?: PanelCounts | undefined;
  isForPacker: boolean;
  /** Choosing the page that one is on already changes nothing but this. */
  onChoose?: (() => void) | undefined;
};

/** Lists the pages of the panel in both languages, and the way out at the foot. */
export function PanelNav({ label: name = shellCopy.panel, isForPacker, ...shown }: PanelNavProps) {
  const say = useSay();
  return (
    <nav aria-label={say(name)} className="flex flex-1 flex-col gap-6">
      <div className="grid gap-4">
        {(isForPacker ? packersGroups : groups).map(({ title, places }) => (
          <div key={title.en} className="grid gap-0.5">
            <p className="px-3 text-2xs font-semibold text-leaf-200/80">
              <Both of={title} beside />
            </p>
            {places.map((place) => (
              <PlaceLink key={place.to} {...place} {...shown} />
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

type Place = (typeof groups)[number]['places'][number];

function PlaceLink({
  to,
  label: of,
  Icon,
  counts,
  onChoose,
}: Place & Omit<PanelNavProps, 'label' | 'isForPacker'>) {
  return (
    <NavLink to={to} className="panel-link" onClick={onChoose}>
      <Icon aria-hidden="true" />
      <span>
        <Both of={of} />
      </span>
      {of === shellCopy.orders && <WaitingCount count={counts?.orders} words={pendingOrders} />}
      {of === shellCopy.inbox && <WaitingCount count={counts?.unread} words={unreadMessages} />}
      {of === shellCopy.resetRequests && (
        <WaitingCount count={counts?.resetRequests} words={waitingRequests} />
      )}
      {of === shellCopy.messages && (
        <WaitingCount count={counts?.failedMessages} words={failedMessages} />
      )}
    </NavLink>
  );
}

type WaitingCountProps = { count: number | undefined; words: (count: number) => Bilingual };

function WaitingCount({ count = 0, words }: WaitingCountProps) {
  if (count === 0) return null;
  return (
    <span className="panel-count">
      <span aria-hidden="true">{count > 99 ? '99+' : String(count)}</span>
      <VisuallyHidden>
        <Text of={words(count)} />
      </VisuallyHidden>
    </span>
  );
}

/** Loads the whole document, so that nothing of the panel stays in the memory of the page. */
function Logout() {
  return (
    <Form method="post" action={href('/admin/sign-out')} reloadDocument>
      <button type="submit" className="panel-link">
        <LogOut aria-hidden="true" />
        <span>
          <Both of={shellCopy.logout} />
        </span>
      </button>
    </Form>
  );
}
