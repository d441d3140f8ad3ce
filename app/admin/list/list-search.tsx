import Search from 'lucide-react/icons/search';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { listCopy } from './list.copy.ts';

const debounceMs = 300;

type ListSearchProps = {
  action: string;
  label: Bilingual;
  search: string;
  /** Announces to screen readers how many rows were found. */
  found: Bilingual;
  /** Hidden fields for the other filters of the list. */
  children?: ReactNode;
};

/** Searches a list while the owner types, or by its button without JavaScript; the address holds the search. */
export function ListSearch({ action, label, search, found, children }: ListSearchProps) {
  const translate = useTranslate();
  const { field, onType, onSend, onLeave } = useLiveSearch(search, action);
  return (
    <Form
      method="get"
      action={action}
      role="search"
      onSubmit={onSend}
      className="relative min-w-0 flex-[1_1_260px]"
    >
      <input
        ref={field}
        onInput={onType}
        onBlur={onLeave}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={100}
        aria-label={translate(label)}
        placeholder={translate(label)}
        className="control ps-12 placeholder:text-ellipsis max-sm:placeholder:text-sm"
      />
      <IconButton
        type="submit"
        label={listCopy.search}
        icon={<Search aria-hidden="true" />}
        className="absolute! top-0.5 left-0.5 text-leaf-600"
      />
      {children}
      <p role="status">
        <VisuallyHidden>
          <Text of={found} />
        </VisuallyHidden>
      </p>
    </Form>
  );
}

type LiveSearch = {
  field: RefObject<HTMLInputElement | null>;
  /** Handles a keystroke: searches once nothing was typed for `debounceMs`. */
  onType: () => void;
  /** Handles a submit of the form itself. */
  onSend: () => void;
  onLeave: () => void;
};

/**
 * Searches on every pause in typing. Only the first search since the field was focused adds an entry to the browser's
 * history; later ones replace it. The text of the field stays until the address is changed by something else.
 */
function useLiveSearch(search: string, action: string): LiveSearch {
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(search);
  const hasSearched = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (search === sent.current) return;
    clearTimeout(timer.current);
    sent.current = search;
    hasSearched.current = false;
    if (field.current) field.current.value = search;
  }, [search]);

  const submitSearch = () => {
    const form = field.current?.form;
    if (!form || searchIn(form) === sent.current) return;
    sent.current = searchIn(form);
    void submit(queryOf(form), {
      action,
      method: 'get',
      replace: hasSearched.current,
      preventScrollReset: true,
    });
    hasSearched.current = true;
  };
  return {
    field,
    onType: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(submitSearch, debounceMs);
    },
    onSend: () => {
      clearTimeout(timer.current);
      if (field.current?.form) sent.current = searchIn(field.current.form);
    },
    onLeave: () => {
      hasSearched.current = false;
    },
  };
}

function searchIn(form: HTMLFormElement): string {
  return `${new FormData(form).get('q') ?? ''}`.trim();
}

/** Omits empty fields, as the addresses of lists do. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, `${value}`.trim()]);
  return new URLSearchParams(fields.filter(([, value]) => value !== ''));
}
