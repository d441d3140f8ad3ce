import CircleQuestion from 'lucide-react/icons/circle-question-mark';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { helpCopy, screenHelp } from './screen-help.copy.ts';

type PageHeaderProps = {
  title: Bilingual;
  subtitle?: Bilingual;
  /** The actions of the page, such as a button that adds. */
  children?: ReactNode;
};

/** Renders the one h1 of a page of the panel, its help and its actions. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <div className="relative mb-6 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <div>
        <div className="flex items-start gap-1.5">
          <h1 className="text-2xl leading-heading">
            <Both of={title} />
          </h1>
          <ScreenHelp />
        </div>
        {subtitle && (
          <p className="mt-1 text-md text-ink-600">
            <Text of={subtitle} />
          </p>
        )}
      </div>
      {children && <div className="flex flex-wrap gap-2.5">{children}</div>}
    </div>
  );
}

/** Explains the screen behind a button beside its title, which works without scripts too. */
function ScreenHelp() {
  const { pathname } = useLocation();
  const translate = useTranslate();
  const help = helpAt(pathname);
  if (!help) return null;
  return (
    <details key={pathname} className="group print:hidden">
      <summary
        aria-label={translate(helpCopy.help)}
        title={translate(helpCopy.help)}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-pill text-leaf-700 hover-tint [&::-webkit-details-marker]:hidden"
      >
        <CircleQuestion aria-hidden="true" className="size-5.5" />
      </summary>
      <p className="absolute top-full left-0 z-30 mt-1 w-full max-w-140 rounded-md border border-line bg-cream-50 px-5 py-4 text-md leading-normal shadow-2">
        <Both of={help} />
      </p>
    </details>
  );
}

/** Matches an id, or the phone number that identifies a customer. */
const idOrPhone = /^([0-9a-f-]{36}|94\d{9})$/;

/** Finds the help of a screen; an overlay without help of its own shows that of its list. */
function helpAt(pathname: string): Bilingual | undefined {
  const [, , ...segments] = pathname.split('/');
  const pattern = segments.map((segment) => (idOrPhone.test(segment) ? '*' : segment));
  const keys = pattern.map((_, index) => pattern.slice(0, index + 1).join('/'));
  return screenHelp[keys.findLast((key) => screenHelp[key]) ?? ''];
}
