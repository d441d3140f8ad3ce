import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Location, useBlocker, useNavigate } from 'react-router';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { Button } from '#ui/button/button.tsx';
import { useForm } from '#ui/form/form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Both } from '#ui/text/text.tsx';
import { unsavedChangesCopy } from './unsaved-changes-guard.copy.ts';
import { unsavedFields } from './unsaved-fields.ts';

type IsUnsaved = () => boolean;

/** Holds a function for each form that shares the guard of the page: whether the form is unsaved. */
const FormsContext = createContext<Set<IsUnsaved> | undefined>(undefined);

/** Asks once for all the forms inside of it that have a guard, because the router asks only one guard of a page. */
export function UnsavedFormsGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<IsUnsaved>());
  return (
    <FormsContext value={forms}>
      <UnsavedChangesGuard isUnsaved={() => [...forms].some((isUnsaved) => isUnsaved())} />
      {children}
    </FormsContext>
  );
}

/**
 * Asks the action of the enclosing form, by its field `keepOpen`, to redirect to this page instead of the list while another
 * form of the page is unsaved, because no guard asks about a redirect.
 */
export function StayOnPageWhileUnsaved() {
  const forms = use(FormsContext);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const onSubmit = () => {
      const isAnyUnsaved = [...(forms ?? [])].some((isUnsaved) => isUnsaved());
      if (input) input.value = isAnyUnsaved ? 'yes' : '';
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [forms]);
  return <input ref={field} type="hidden" name="keepOpen" defaultValue="" />;
}

type UnsavedFormGuardProps = {
  /** Set where the form has unsaved changes outside of its fields. */
  isChanged?: boolean;
  /** Whether a refused form counts as unsaved even if no field changed; false where it may have no input, only a button. */
  countsRefusedAsUnsaved?: boolean;
};

/** Asks before unsaved input of the enclosing form is lost. A form that was refused usually counts as unsaved too. */
export function UnsavedFormGuard({
  isChanged = false,
  countsRefusedAsUnsaved = true,
}: UnsavedFormGuardProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const isSubmitting = useIsSubmitting(anchor);
  const { answer, initialValues } = useForm();
  const isUnsaved = () => {
    const form = anchor.current?.closest('form');
    if (!form || isSubmitting.current) return false;
    const isRefused = countsRefusedAsUnsaved && answer !== undefined;
    return isChanged || isRefused || unsavedFields(form, initialValues).length > 0;
  };
  const forms = use(FormsContext);
  useEffect(() => {
    forms?.add(isUnsaved);
    return () => void forms?.delete(isUnsaved);
  });
  return (
    <>
      <span ref={anchor} hidden />
      {!forms && <UnsavedChangesGuard isUnsaved={isUnsaved} />}
    </>
  );
}

/** Tracks whether the submit event of the enclosing form is running: the navigation that it starts needs no question. */
function useIsSubmitting(anchor: RefObject<HTMLElement | null>) {
  const isSubmitting = useRef(false);
  useEffect(() => {
    const form = anchor.current?.closest('form');
    const onSubmit = () => {
      isSubmitting.current = true;
      setTimeout(() => {
        isSubmitting.current = false;
      });
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [anchor]);
  return isSubmitting;
}

/** Asks before unsaved input is lost: by the browser on leaving the panel, by a dialog on navigating inside it. */
export function UnsavedChangesGuard({ isUnsaved }: { isUnsaved: IsUnsaved }) {
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
  const { isConfirming, stay, leave } = useLeaveConfirmation(latest);
  return (
    <Dialog
      isQuestion
      open={isConfirming}
      onOpenChange={stay}
      title={unsavedChangesCopy.title}
      closeLabel={panelCopy.close}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" size="small" onClick={leave}>
            <Both of={unsavedChangesCopy.leave} />
          </Button>
          <Button size="small" onClick={stay}>
            <Both of={unsavedChangesCopy.stay} />
          </Button>
        </div>
      }
    >
      <p className="panel text-base">
        <Both of={unsavedChangesCopy.text} />
      </p>
    </Dialog>
  );
}

/**
 * Keeps the dialog open until the owner decides. The router drops its blocked location when a navigation that had
 * started earlier ends, so it is stored here.
 */
function useLeaveConfirmation(isUnsaved: { current: IsUnsaved }) {
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
  return { isConfirming: destination !== undefined, stay, leave };
}
