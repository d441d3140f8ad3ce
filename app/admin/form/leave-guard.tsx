import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Location, useBlocker, useNavigate } from 'react-router';
import { panelCopy } from '#admin/frame/panel.copy.ts';
import { Button } from '#ui/button/button.tsx';
import { useForm } from '#ui/form/form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Both } from '#ui/text/text.tsx';
import { leaveCopy } from './leave-guard.copy.ts';
import { unsavedFields } from './unsaved-fields.ts';

/** Asks before unsaved input of the enclosing form is lost. A form that was sent back with errors is unsaved too. */
export function FormGuard() {
  const anchor = useRef<HTMLSpanElement>(null);
  const isSending = useIsSending(anchor);
  const { answer, opened } = useForm();
  const isUnsaved = () => {
    const form = anchor.current?.closest('form');
    if (!form || isSending.current) return false;
    return answer !== undefined || unsavedFields(form, opened).length > 0;
  };
  return (
    <>
      <span ref={anchor} hidden />
      <LeaveGuard isUnsaved={isUnsaved} />
    </>
  );
}

/** Tracks whether the enclosing form is being sent, which may navigate to another address without a question. */
function useIsSending(anchor: RefObject<HTMLElement | null>) {
  const isSending = useRef(false);
  useEffect(() => {
    const form = anchor.current?.closest('form');
    const send = () => {
      isSending.current = true;
      setTimeout(() => {
        isSending.current = false;
      });
    };
    form?.addEventListener('submit', send);
    return () => form?.removeEventListener('submit', send);
  }, [anchor]);
  return isSending;
}

/** Asks before unsaved input is lost: by the browser on leaving the panel, by a dialog on navigating inside it. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const { isAsking, stay, leave } = useLeaveQuestion(latest);
  return (
    <Dialog
      open={isAsking}
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
 * Keeps the dialog open until the owner decides. The router drops its blocked location when a navigation that had
 * started earlier ends, so it is stored here.
 */
function useLeaveQuestion(isUnsaved: { current: () => boolean }) {
  const [destination, setDestination] = useState<Location>();
  const isLeaving = useRef(false);
  const navigate = useNavigate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isAway = currentLocation.pathname !== nextLocation.pathname;
    return isAway && !isLeaving.current && isUnsaved.current();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') setDestination(blocker.location);
  }, [blocker]);
  const stay = () => {
    setDestination(undefined);
    blocker.reset?.();
  };
  const leave = () => {
    setDestination(undefined);
    if (blocker.state === 'blocked') return blocker.proceed();
    isLeaving.current = true;
    void Promise.resolve(destination && navigate(destination)).finally(() => {
      isLeaving.current = false;
    });
  };
  return { isAsking: destination !== undefined, stay, leave };
}
