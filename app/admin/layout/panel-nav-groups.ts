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
import { panelCopy } from './panel.copy.ts';

export type PanelLink = { to: string; label: Bilingual; Icon: LucideIcon };
type NavGroup = { title: Bilingual; pages: readonly PanelLink[] };

/** The navigation shown to owners: groups of links, in order. */
export const ownerNavGroups: readonly NavGroup[] = [
  {
    title: panelCopy.sell,
    pages: [
      { to: href('/admin/today'), label: panelCopy.today, Icon: ListChecks },
      { to: href('/admin/dashboard'), label: panelCopy.dashboard, Icon: LayoutDashboard },
      { to: href('/admin/orders'), label: panelCopy.orders, Icon: ReceiptText },
      { to: href('/admin/remittances'), label: panelCopy.remittances, Icon: Banknote },
      { to: href('/admin/accounts'), label: panelCopy.monthAccounts, Icon: Calculator },
      { to: href('/admin/customers'), label: panelCopy.customers, Icon: Users },
    ],
  },
  {
    title: panelCopy.talk,
    pages: [
      { to: href('/admin/inbox'), label: panelCopy.inbox, Icon: Inbox },
      { to: href('/admin/messages'), label: panelCopy.messages, Icon: Mail },
      { to: href('/admin/reviews'), label: panelCopy.reviews, Icon: Star },
      { to: href('/admin/reset-requests'), label: panelCopy.resetRequests, Icon: KeyRound },
    ],
  },
  {
    title: panelCopy.shop,
    pages: [
      { to: href('/admin/products'), label: panelCopy.products, Icon: Package },
      { to: href('/admin/promo-codes'), label: panelCopy.promoCodes, Icon: TicketPercent },
      { to: href('/admin/policies'), label: panelCopy.policies, Icon: FileText },
      { to: href('/admin/settings'), label: panelCopy.settings, Icon: Settings },
    ],
  },
  {
    title: panelCopy.system,
    pages: [
      { to: href('/admin/health'), label: panelCopy.health, Icon: HeartPulse },
      { to: href('/admin/backups'), label: panelCopy.backups, Icon: DatabaseBackup },
      { to: href('/admin/audit'), label: panelCopy.audit, Icon: History },
      { to: href('/admin/admins'), label: panelCopy.admins, Icon: UserCog },
      { to: href('/admin/notifications'), label: panelCopy.notifications, Icon: Bell },
      { to: href('/admin/security'), label: panelCopy.security, Icon: ShieldCheck },
    ],
  },
];

/** The navigation shown to packers. */
export const packerNavGroups: readonly NavGroup[] = [
  {
    title: panelCopy.shop,
    pages: [{ to: href('/admin/packing'), label: panelCopy.packing, Icon: Package }],
  },
];
