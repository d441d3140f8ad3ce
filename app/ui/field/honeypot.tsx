import { Text } from '#ui/text/text.tsx';
import { leaveEmpty } from './honeypot.copy.ts';

/**
 * Renders a field that is hidden from people, so that only bots fill it in. Its name and attributes
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
