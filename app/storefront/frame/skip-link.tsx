import { Text } from '#ui/text.tsx';
import { shellCopy } from './frame.copy.ts';

/** The first tab stop: skips the bar to the content of the page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-3 left-4 z-80 [transform:translateY(-10rem)] rounded-sm bg-cream-50 px-5 py-3 text-leaf-900 shadow-2 focus:[transform:none]"
    >
      <Text of={shellCopy.skipToContent} />
    </a>
  );
}
