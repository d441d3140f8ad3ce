import { Text } from '#ui/text.tsx';
import { signUpCopy } from './sign-up.copy.ts';

/**
 * Programs fill in every field that they find; people do not see this one. Its name and attributes keep password
 * managers and browsers from filling it in for a person.
 */
export function MachineTrap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="sign-up-topic">
        <Text of={signUpCopy.leaveEmpty} />
      </label>
      <input
        id="sign-up-topic"
        name="topic"
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
