import CircleQuestion from 'lucide-react/icons/circle-question-mark';
import { useLocation } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { helpCopy, screenHelp } from './screen-help.copy.ts';

/** Explains the screen from a button beside its title. Opens without scripts too. */
export function ScreenHelp() {
  const { pathname } = useLocation();
  const translate = useTranslate();
  const help = helpAt(pathname);
  if (!help) return null;
  return (
    <details key={pathname} className="group print:hidden">
      <summary
        aria-label={translate(helpCopy.help)}
        title={translate(helpCopy.help)}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-pill text-leaf-700 hover:bg-current/10 [&::-webkit-details-marker]:hidden"
      >
        <CircleQuestion aria-hidden="true" className="size-5.5" />
      </summary>
      <p className="absolute top-full left-0 z-30 mt-1 w-full max-w-140 rounded-md border border-line bg-cream-50 px-5 py-4 text-md leading-normal shadow-2">
        <Both of={help} />
      </p>
    </details>
  );
}

/** Finds the help of a screen; what opens over a list has that of the list. */
function helpAt(pathname: string): Bilingual | undefined {
  const [, , ...places] = pathname.split('/');
  const named = places.map((place) => (/^([0-9a-f-]{36}|94\d{9})$/.test(place) ? '*' : place));
  const keys = named.map((_, place) => named.slice(0, place + 1).join('/'));
  return screenHelp[keys.findLast((key) => screenHelp[key]) ?? ''];
}
