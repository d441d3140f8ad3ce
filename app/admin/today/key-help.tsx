import Info from 'lucide-react/icons/info';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { keyWords, todayCopy } from './today.copy.ts';

type KeyHelpProps = { isOpen: boolean; onToggle: () => void };

/** Names the keys of the list, on screens that come with a keyboard. */
export function KeyHelp({ isOpen, onToggle }: KeyHelpProps) {
  if (!useHasScript()) return null;
  return (
    <div className="mb-4 hidden lg:block">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-cream-300 px-3.25 text-sm font-medium hover:bg-cream-200/60"
      >
        <Info aria-hidden="true" className="size-4" />
        <Both of={todayCopy.keys} beside />
      </button>
      {isOpen && (
        <div className="mt-3 rounded-md border border-line bg-cream-50 px-4 py-3 text-md">
          <p className="mb-2 text-ink-600">
            <Text of={todayCopy.keysHint} />
          </p>
          <dl className="flex flex-wrap gap-x-6 gap-y-2">
            {keyWords.map(([key, words]) => (
              <div key={key} className="flex items-center gap-2">
                <dt>
                  <kbd className="rounded-sm border border-cream-300 bg-cream-100 px-2 py-0.5 text-sm">
                    {key}
                  </kbd>
                </dt>
                <dd>
                  <Text of={words} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
