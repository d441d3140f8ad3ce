import type { ReactNode } from 'react';
import { Heading } from '#ui/heading.tsx';
import { Both } from '#ui/text.tsx';
import { accountCopy, greeting } from './account.copy.ts';
import { AccountMenu } from './account-menu.tsx';

type AccountFrameProps = { name: string; isAdmin: boolean; children: ReactNode };

/** The frame of every account page: the name, and links to the other pages. */
export function AccountFrame({ name, isAdmin, children }: AccountFrameProps) {
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <Heading level="h1" of={accountCopy.myAccount} />
      <p className="mt-4 text-step-0 wrap-anywhere text-ink-600 [&>.second-beside]:text-md">
        <Both of={greeting(name)} beside />
      </p>
      <div className="mt-[clamp(24px,3vw,40px)] grid items-start gap-8 lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-10">
        <AccountMenu isAdmin={isAdmin} />
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}
