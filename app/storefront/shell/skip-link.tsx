import { Text } from '#ui/text.tsx';
import { shellCopy } from './shell.copy.ts';

/** The first stop of the keyboard: past the bar, straight to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-3 left-4 z-80 -translate-y-40 rounded-sm bg-cream-50 px-5 py-3 text-leaf-900 shadow-2 focus:translate-y-0"
    >
      <Text of={shellCopy.skipToContent} />
    </a>
  );
}
