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
  /** The number of rows found, announced to screen readers. */
  resultStatus: Bilingual;
  /** Hidden fields for the other filters of the list. */
  children?: ReactNode;
};

/** Searches a list while the owner types, and by its button. The search is part of the URL. */
export function ListSearch({ action, label, search, resultStatus, children }: ListSearchProps) {
  const translate = useTranslate();
  const { field, onInput, onSubmit, onBlur } = useLiveSearch(search, action);
  return (
    <Form
      method="get"
      action={action}
      role="search"
      onSubmit={onSubmit}
      className="relative min-w-0 flex-[1_1_260px]"
    >
      <input
        ref={field}
        onInput={onInput}
        onBlur={onBlur}
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
          <Text of={resultStatus} />
        </VisuallyHidden>
      </p>
    </Form>
  );
}

type LiveSearch = {
  field: RefObject<HTMLInputElement | null>;
  /** Handles a keystroke: searches once nothing was typed for `debounceMs`. */
  onInput: () => void;
  /** Handles a submit of the form itself. */
  onSubmit: () => void;
  onBlur: () => void;
};

/**
 * Searches on every pause in typing. The first of these searches since the field took the focus adds an entry to the
 * browser's history, later ones replace it; a submit always adds one. A link or the back button replaces the typed text.
 */
function useLiveSearch(search: string, action: string): LiveSearch {
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const lastSubmitted = useRef(search);
  const hasSearched = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (search === lastSubmitted.current) return;
    clearTimeout(timer.current);
    lastSubmitted.current = search;
    hasSearched.current = false;
    if (field.current) field.current.value = search;
  }, [search]);

  const submitSearch = () => {
    const form = field.current?.form;
    if (!form || searchTextOf(form) === lastSubmitted.current) return;
    lastSubmitted.current = searchTextOf(form);
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
    onInput: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(submitSearch, debounceMs);
    },
    onSubmit: () => {
      clearTimeout(timer.current);
      if (field.current?.form) lastSubmitted.current = searchTextOf(field.current.form);
    },
    onBlur: () => {
      hasSearched.current = false;
    },
  };
}

function searchTextOf(form: HTMLFormElement): string {
  return `${new FormData(form).get('q') ?? ''}`.trim();
}

/** Omits empty fields, as the URLs of lists do. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, `${value}`.trim()]);
  return new URLSearchParams(fields.filter(([, value]) => value !== ''));
}
