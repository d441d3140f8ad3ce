import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Location, useBlocker, useNavigate } from 'react-router';
import { panelCopy } from '#admin/frame/panel.copy.ts';
import { Button } from '#ui/button/button.tsx';
import { useForm } from '#ui/form/form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Both } from '#ui/text/text.tsx';
import { leaveCopy } from './leave-guard.copy.ts';
import { unsavedFields } from './unsaved-fields.ts';

/** Asks before something of the form around it is lost. A form that came back is not saved either. */
export function FormGuard() {
  const place = useRef<HTMLSpanElement>(null);
  const isSending = useIsSending(place);
  const { answer, opened } = useForm();
  const isUnsaved = () => {
    const form = place.current?.closest('form');
    if (!form || isSending.current) return false;
    return answer !== undefined || unsavedFields(form, opened).length > 0;
  };
  return (
    <>
      <span ref={place} hidden />
      <LeaveGuard isUnsaved={isUnsaved} />
    </>
  );
}

/** Tells whether the form around the place is being sent: that leads elsewhere where its action has another address. */
function useIsSending(place: RefObject<HTMLElement | null>) {
  const isSending = useRef(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    const send = () => {
      isSending.current = true;
      setTimeout(() => {
        isSending.current = false;
      });
    };
    form?.addEventListener('submit', send);
    return () => form?.removeEventListener('submit', send);
  }, [place]);
  return isSending;
}

/** Asks before unsaved text is lost: the browser on the way out of the panel, a question on the way inside it. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const current = useRef(isUnsaved);
  useEffect(() => {
    current.current = isUnsaved;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (current.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const { asked, stay, leave } = useQuestion(current);
  return (
    <Dialog
      open={asked}
      onOpenChange={stay}
      title={leaveCopy.title}
      closeLabel={panelCopy.close}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" size="small" onClick={leave}>
            <Both of={leaveCopy.leave} />
          </Button>
          <Button size="small" onClick={stay}>
            <Both of={leaveCopy.stay} />
          </Button>
        </div>
      }
    >
      <p className="panel text-base">
        <Both of={leaveCopy.words} />
      </p>
    </Dialog>
  );
}

/**
 * Keeps the question open until the owner answers it. The router forgets what it blocked when a navigation that was
 * under way before ends.
 */
function useQuestion(isUnsaved: { current: () => boolean }) {
  const [wanted, setWanted] = useState<Location>();
  const isLeaving = useRef(false);
  const navigate = useNavigate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isAway = currentLocation.pathname !== nextLocation.pathname;
    return isAway && !isLeaving.current && isUnsaved.current();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') setWanted(blocker.location);
  }, [blocker]);
  const stay = () => {
    setWanted(undefined);
    blocker.reset?.();
  };
  const leave = () => {
    setWanted(undefined);
    if (blocker.state === 'blocked') return blocker.proceed();
    isLeaving.current = true;
    void Promise.resolve(wanted && navigate(wanted)).finally(() => {
      isLeaving.current = false;
    });
  };
  return { asked: wanted !== undefined, stay, leave };
}
