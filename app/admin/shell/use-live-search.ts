import { type RefObject, useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';

const debounceMs = 300;

type LiveSearch = {
  field: RefObject<HTMLInputElement | null>;
  /** For each keystroke: searches once nothing was typed for a moment. */
  onType: () => void;
  /** For what the form itself sends. */
  onSend: () => void;
  onLeave: () => void;
};

/**
 * Searches as one types. The first result of a turn at the field is a step back in the browser, those after it replace
 * each other. What is being typed stays until the address changes from elsewhere.
 */
export function useLiveSearch(search: string, action: string): LiveSearch {
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(search);
  const isOneTurn = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (search === sent.current) return;
    clearTimeout(timer.current);
    sent.current = search;
    isOneTurn.current = false;
    if (field.current) field.current.value = search;
  }, [search]);

  const find = () => {
    const form = field.current?.form;
    if (!form || typedIn(form) === sent.current) return;
    sent.current = typedIn(form);
    void submit(queryOf(form), {
      action,
      method: 'get',
      replace: isOneTurn.current,
      preventScrollReset: true,
    });
    isOneTurn.current = true;
  };
  return {
    field,
    onType: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(find, debounceMs);
    },
    onSend: () => {
      clearTimeout(timer.current);
      if (field.current?.form) sent.current = typedIn(field.current.form);
    },
    onLeave: () => {
      isOneTurn.current = false;
    },
  };
}

function typedIn(form: HTMLFormElement): string {
  return `${new FormData(form).get('q') ?? ''}`.trim();
}

/** Leaves out what is empty, as addresses of lists do. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, `${value}`.trim()]);
  return new URLSearchParams(fields.filter(([, value]) => value !== ''));
}
