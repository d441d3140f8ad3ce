import { Text } from '#ui/text/text.tsx';
import { leaveEmpty } from './honeypot.copy.ts';

/**
 * A field that people do not see, by which programs that fill in every field reveal themselves. Its name and attributes
 * keep browsers and password managers from filling it in.
 */
export function Honeypot({ id, name }: { id: string; name: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>
        <Text of={leaveEmpty} />
      </label>
      <input
        id={id}
        name={name}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
      />
    </div>
  );
}
