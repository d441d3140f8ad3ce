import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { shellCopy } from './shell.copy.ts';
import { useLiveSearch } from './use-live-search.ts';

type ListSearchProps = {
  action: string;
  label: Bilingual;
  search: string;
  /** How many were found, for screen readers. */
  found: Bilingual;
  /** Hidden fields that the address keeps beside the search. */
  children?: ReactNode;
};

/** Searches a list as one types, and without JavaScript by its button; the address has what is searched. */
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
        label={shellCopy.search}
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
