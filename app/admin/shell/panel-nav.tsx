import LogOut from 'lucide-react/icons/log-out';
import { Form, href, NavLink } from 'react-router';
import { SoundSwitch } from '#admin/live/sound-switch.tsx';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { type Place, packersPlaces, panelPlaces } from './panel-places.ts';
import type { PanelCounts } from './read-counts.server.ts';
import {
  failedMessages,
  pendingOrders,
  shellCopy,
  unreadMessages,
  waitingRequests,
} from './shell.copy.ts';

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
  const translate = useTranslate();
  return (
    <nav aria-label={translate(name)} className="flex flex-1 flex-col gap-6">
      <div className="grid gap-4">
        {(isForPacker ? packersPlaces : panelPlaces).map(({ title, places }) => (
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
