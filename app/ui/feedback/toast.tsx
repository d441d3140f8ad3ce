import { createContext, type MouseEvent, type ReactElement, use } from 'react';
import type { toast } from 'react-hot-toast/headless';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Both, Text } from '#ui/text/text.tsx';

type Library = typeof toast;

let library: Library | undefined;
const waiting: ((library: Library) => void)[] = [];

/** Shows what waited for the library, which the shop fetches with its toaster after the first view. */
export function startToasts(fetched: Library): void {
  library = fetched;
  for (const show of waiting.splice(0)) show(fetched);
}

function whenStarted(show: (library: Library) => void): void {
  if (library) show(library);
  else waiting.push(show);
}

/** Shows toasts. An `id` replaces the toast with that id. */
export const toasts = {
  success: (of: Bilingual, id?: string) => showOf('success', of, id),
  error: (of: Bilingual, id?: string) => showOf('error', of, id),
  /** Shows a toast with a button or a link. `durationMs` overrides the duration of its kind. */
  withAction: (kind: 'plain' | 'success' | 'error', of: Bilingual, action: ToastAction) => {
    const { id, durationMs } = action;
    const content = <WithAction of={of} {...action} />;
    const options = { id, duration: durationMs ?? durationOfKind };
    whenStarted((toast) =>
      kind === 'plain' ? toast(content, options) : toast[kind](content, options),
    );
  },
  /** Shows longer content, until it is closed. */
  errorThatStays: (content: ReactElement, id: string) =>
    whenStarted((toast) => toast.error(content, { id, duration: Number.POSITIVE_INFINITY })),
  dismiss: (id: string) => whenStarted((toast) => toast.dismiss(id)),
};

/** Makes the library use the default duration of the kind; without a value, a toast keeps that of the one it replaces. */
const durationOfKind = 0;

let shown = 0;

/** Returns the id of the toast. */
function showOf(kind: 'success' | 'error', of: Bilingual, givenId: string | undefined): string {
  shown += 1;
  const id = givenId ?? `toast-${shown}`;
  whenStarted((toast) => toast[kind](<ToastText of={of} />, { id, duration: durationOfKind }));
  return id;
}

type ToastAction = {
  id: string;
  label: Bilingual;
  durationMs?: number;
  /** The target of a link; without it, the action is a button. With `onPress`, that runs instead and the page stays. */
  to?: string;
  onPress?: (() => void) | undefined;
};

function WithAction({ of, id, label, to, onPress }: ToastAction & { of: Bilingual }) {
  const press = (event: MouseEvent) => {
    toasts.dismiss(id);
    if (!onPress) return;
    event.preventDefault();
    onPress();
  };
  const buttonProps = { size: 'small', variant: 'quiet', onClick: press } as const;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="flex-1 basis-32">
        <ToastText of={of} />
      </span>
      {to === undefined ? (
        <Button {...buttonProps}>
          <ToastText of={label} />
        </Button>
      ) : (
        <ButtonLink to={to} {...buttonProps}>
          <ToastText of={label} />
        </ButtonLink>
      )}
    </span>
  );
}

/** Renders only the page's language in the shop, where toasts are short, and both languages in the panel. */
function ToastText({ of }: { of: Bilingual }) {
  return use(BothLanguagesContext) ? <Both of={of} /> : <Text of={of} />;
}

export const BothLanguagesContext = createContext(false);
