import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { NarrowPage } from '#storefront/layout/narrow-page.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { successCopy } from './order-success.copy.ts';

type PageAboutOrderProps = {
  title: Bilingual;
  /** What of the order the page is about: its order number, or one of its products. */
  subject: ReactNode;
  orderId: string;
  children: ReactNode;
};

/** Lays out a page that an order leads to, such as its bank slips, with the way back to the order. */
export function PageAboutOrder({ title, subject, orderId, children }: PageAboutOrderProps) {
  const orderPath = localizePath(useLanguage(), href('/order-success/:orderId', { orderId }));
  return (
    <NarrowPage>
      <Heading level="h1" of={title} />
      <p className="mt-3 text-lg font-semibold">{subject}</p>
      {children}
      <p className="mt-6">
        <ButtonLink to={orderPath} variant="outline">
          <Both of={successCopy.backToOrder} inline />
        </ButtonLink>
      </p>
    </NarrowPage>
  );
}
