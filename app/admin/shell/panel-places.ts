import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import Bell from 'lucide-react/icons/bell';
import Calculator from 'lucide-react/icons/calculator';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import FileText from 'lucide-react/icons/file-text';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Star from 'lucide-react/icons/star';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import { href } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shellCopy } from './shell.copy.ts';

export type Place = { to: string; label: Bilingual; Icon: LucideIcon };
type PlaceGroup = { title: Bilingual; places: readonly Place[] };

/** The pages of the panel, as its navigation lists them. */
export const panelPlaces: readonly PlaceGroup[] = [
  {
    title: shellCopy.sell,
    places: [
      { to: href('/admin/today'), label: shellCopy.today, Icon: ListChecks },
      { to: href('/admin/dashboard'), label: shellCopy.dashboard, Icon: LayoutDashboard },
      { to: href('/admin/orders'), label: shellCopy.orders, Icon: ReceiptText },
      { to: href('/admin/remittances'), label: shellCopy.remittances, Icon: Banknote },
      { to: href('/admin/accounts'), label: shellCopy.accounts, Icon: Calculator },
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
      { to: href('/admin/promo-codes'), label: shellCopy.promoCodes, Icon: TicketPercent },
      { to: href('/admin/policies'), label: shellCopy.policies, Icon: FileText },
      { to: href('/admin/settings'), label: shellCopy.settings, Icon: Settings },
    ],
  },
  {
    title: shellCopy.system,
    places: [
      { to: href('/admin/health'), label: shellCopy.health, Icon: HeartPulse },
      { to: href('/admin/backups'), label: shellCopy.backups, Icon: DatabaseBackup },
      { to: href('/admin/audit'), label: shellCopy.audit, Icon: History },
      { to: href('/admin/admins'), label: shellCopy.admins, Icon: UserCog },
      { to: href('/admin/notifications'), label: shellCopy.notifications, Icon: Bell },
      { to: href('/admin/security'), label: shellCopy.security, Icon: ShieldCheck },
    ],
  },
];

/** The pages of those who only pack. */
export const packersPlaces: readonly PlaceGroup[] = [
  {
    title: shellCopy.shop,
    places: [{ to: href('/admin/packing'), label: shellCopy.packing, Icon: Package }],
  },
];
