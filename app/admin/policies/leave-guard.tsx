import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Both } from '#ui/text.tsx';
import { policiesCopy } from './policies.copy.ts';

/** Asks before unsaved text is lost: the browser on the way out of the panel, a question on the way inside it. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={stay}
      title={policiesCopy.leaveTitle}
      closeLabel={shellCopy.close}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" size="small" onClick={() => blocker.proceed?.()}>
            <Both of={policiesCopy.leave} />
          </Button>
          <Button size="small" onClick={stay}>
            <Both of={policiesCopy.stay} />
          </Button>
        </div>
      }
    >
      <p className="panel text-base">
        <Both of={policiesCopy.leaveWords} />
      </p>
    </Dialog>
  );
}
