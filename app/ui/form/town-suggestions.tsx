import { useEffect, useId, useState } from 'react';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';
import { townsFound, townsLabel } from './address.copy.ts';
import { fieldOf, type Town, type TownField, useSuggestedTowns } from './suggested-towns.ts';

/**
 * Suggests towns under a field, as a combobox with a list (ARIA 1.2): arrow keys, Enter, Escape. Any other text can be
 * typed into the field too.
 */
export function TownSuggestions({ inputId, earlierText }: TownField) {
  const listId = useId();
  const language = useLanguage();
  const translate = useTranslate();
  const { towns, setTowns, choose: chooseIn } = useSuggestedTowns({ inputId, earlierText });
  const choose = (town: Town) => chooseIn(town, language);
  const active = useListKeys(inputId, { towns, choose, close: () => setTowns([]) });
  useComboboxRole(inputId, { listId, isOpen: towns.length > 0, active });
  return (
    <>
      <ul
        id={listId}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox, as ARIA names it
        role="listbox"
        aria-label={translate(townsLabel)}
        hidden={towns.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-cream-50 py-1 shadow-3"
      >
        {towns.map((town, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has focus and keys
          <li
            key={`${town.district} ${town.name.en}`}
            id={`${listId}-${position}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
            role="option"
            aria-selected={position === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(town)}
            className="grid min-h-11 cursor-pointer content-center px-4 py-1.5 leading-snug hover:bg-cream-200 aria-selected:bg-cream-200 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-leaf-600"
          >
            <span>
              <Text of={town.name} />
              {town.part && ' · '}
              {town.part && <Text of={town.part} />}
            </span>
            <span className="text-sm text-ink-600">
              <Text of={town.region} />
            </span>
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {towns.length > 0 && <Text of={townsFound(towns.length)} />}
      </span>
    </>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
type List = { towns: Town[]; choose: (town: Town) => void; close: () => void };

/** Handles keys of the field while the list is open. Returns the position of the active town, -1 for none. */
function useListKeys(inputId: string, { towns, choose, close }: List): number {
  const [{ of, position }, setActive] = useState({ of: towns, position: -1 });
  const active = of === towns ? position : -1;
  useEffect(() => {
    const input = fieldOf(inputId);
    if (towns.length === 0 || !input) return;
    const { signal, abort } = abortable();
    const onKeyDown = (event: KeyboardEvent) => {
      const act = actionOf(event.key, { towns, choose, close, active, setActive });
      if (!act || event.isComposing) return;
      act();
      event.preventDefault();
    };
    input.addEventListener('keydown', onKeyDown, { signal });
    input.addEventListener('blur', close, { signal });
    // Closes the list when another field changes, such as by autofill, which does not move the focus.
    const onOther = ({ target }: Event) => target !== input && close();
    input.form?.addEventListener('input', onOther, { signal });
    return abort;
  });
  return active;
}

type ListState = List & {
  active: number;
  setActive: (next: { of: Town[]; position: number }) => void;
};

/** Returns the action of a key on the list; undefined for keys of the field itself. */
function actionOf(key: string, { towns, choose, close, active, setActive }: ListState) {
  const step = steps[key];
  if (step)
    return () => setActive({ of: towns, position: nextPosition(active, step, towns.length) });
  const town = towns[active];
  if (key === 'Enter' && town) return () => choose(town);
  return key === 'Escape' ? close : undefined;
}

/** Returns the next active position, with wrap-around: an arrow up from the field selects the last town. */
function nextPosition(active: number, step: number, count: number): number {
  return (Math.max(active, step < 0 ? 0 : -1) + step + count) % count;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

type Combobox = { listId: string; isOpen: boolean; active: number };

/** Makes the field a combobox for screen readers once this component has loaded; until then it is a plain text field. */
function useComboboxRole(inputId: string, { listId, isOpen, active }: Combobox): void {
  useEffect(() => {
    const input = fieldOf(inputId);
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-controls', listId);
    input?.setAttribute('aria-expanded', `${isOpen}`);
    const option = document.getElementById(`${listId}-${active}`);
    if (option) input?.setAttribute('aria-activedescendant', option.id);
    else input?.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }, [inputId, listId, isOpen, active]);
}
