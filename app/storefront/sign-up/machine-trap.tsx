import { type FormEvent, useEffect, useRef } from 'react';
import { Text } from '#ui/text.tsx';
import { signUpCopy } from './sign-up.copy.ts';

const timeName = 'filledInMs';

/** Machines fill in every field they find; people do not see this one. The other says how long filling in took. */
export function MachineTrap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="website">
        <Text of={signUpCopy.leaveEmpty} />
      </label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      <input type="hidden" name={timeName} defaultValue="" />
    </div>
  );
}

/** Writes the time into the form when it is sent. Without a script it stays empty. */
export function useFillingTime() {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return (event: FormEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem(timeName);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = `${Math.round(performance.now() - shownAt.current)}`;
  };
}
