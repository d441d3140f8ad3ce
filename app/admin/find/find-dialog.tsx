import { useId, useRef } from 'react';
import { Form, href, useNavigate } from 'react-router';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { findCopy, groupTitles, resultCount } from './find.copy.ts';
import type { ResultItem, SearchResults } from './search-results.ts';
import { useCombobox } from './use-combobox.ts';

type FindDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Searches the panel while the admin types, as a combobox of ARIA 1.2. */
export function FindDialog({ open, onOpenChange }: FindDialogProps) {
  const listId = useId();
  const translate = useTranslate();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const close = () => onOpenChange(false);
  const choose = (to: string) => {
    close();
    void navigate(to);
  };
  const combobox = useCombobox({ listId, isOpen: open, choose });
  const { input, groups, count, activeIndex, onInputChange, onInputKeyDown } = combobox;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      focusFirst={field}
      title={findCopy.findAnything}
      closeLabel={panelCopy.close}
      header={
        <p aria-hidden="true" className="panel text-lg leading-snug font-semibold text-ink-900">
          <Text of={findCopy.findAnything} />
        </p>
      }
    >
      <Form
        action={href('/admin/find')}
        role="search"
        onSubmit={close}
        className="panel grid gap-3 text-base"
      >
        <input
          ref={field}
          type="search"
          name="q"
          role="combobox"
          aria-label={translate(findCopy.what)}
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeIndex < 0 ? undefined : `${listId}-${activeIndex}`}
          placeholder={translate(findCopy.what)}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={input}
          onChange={onInputChange}
          onKeyDown={onInputKeyDown}
          className="control"
        />
        <ResultOptions {...{ listId, groups, activeIndex, choose }} />
        <p role="status" className="min-h-6 text-md text-ink-600">
          <Status {...combobox} />
        </p>
      </Form>
    </Dialog>
  );
}

function Status({ isPending, hasFailed, count }: ReturnType<typeof useCombobox>) {
  if (isPending) return <Text of={panelCopy.loading} />;
  if (hasFailed) return <Text of={findCopy.noAnswer} />;
  return <Text of={count === 0 ? findCopy.nothingHint : resultCount(count)} />;
}

type ResultOptionsProps = {
  listId: string;
  groups: SearchResults;
  /** The index of the active option across all groups, -1 for none. */
  activeIndex: number;
  choose: (href: string) => void;
};

/** Lists the results by group. Focus and keyboard stay with the search field. */
function ResultOptions({ listId, groups, activeIndex, choose }: ResultOptionsProps) {
  const translate = useTranslate();
  let nextIndex = 0;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={translate(findCopy.findAnything)}
      className="-mx-2 h-[min(52dvh,440px)] overflow-y-auto overscroll-contain px-2"
    >
      {groups.map(({ group, items }) => {
        const firstIndex = nextIndex;
        nextIndex += items.length;
        return (
          // biome-ignore lint/a11y/useSemanticElements: no HTML element is a group of options
          <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
            <p
              id={`${listId}-${group}`}
              className="px-3 pt-2.5 pb-1 text-xs font-semibold text-ink-600"
            >
              <Both of={groupTitles[group]} inline />
            </p>
            {items.map((item, index) => (
              <Option
                key={item.href}
                id={`${listId}-${firstIndex + index}`}
                item={item}
                isActive={firstIndex + index === activeIndex}
                onChoose={() => choose(item.href)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = { id: string; item: ResultItem; isActive: boolean; onChoose: () => void };

function Option({ id, item: { title, note }, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="grid min-h-11 cursor-pointer content-center rounded-sm px-3 py-1.5 leading-snug wrap-anywhere hover:bg-cream-200 aria-selected:bg-cream-200 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-leaf-600"
    >
      <span className="font-medium text-leaf-900">
        <Both of={title} inline />
      </span>
      {note && (
        <span className="text-sm text-ink-600">
          <Text of={note} />
        </span>
      )}
    </div>
  );
}
