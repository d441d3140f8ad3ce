import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the button or the section that replaces the control used to apply or remove a code, unless the
 * shopper has focused something else since. Call `markSent` when the form is sent.
 */
export function useFocusAfterChange(code: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an applied or removed code is the reason to look
  useEffect(() => {
    // The focus of a removed control goes to the page, or to the drawer around the form.
    if (isSent.current && document.activeElement?.contains(form.current)) {
      form.current?.querySelector<HTMLElement>('summary, button')?.focus();
    }
    isSent.current = false;
  }, [code]);
  const markSent = () => {
    isSent.current = true;
  };
  return { form, markSent };
}
