import type { ContactAnswer } from './contact-form.copy.ts';
import { ContactSection } from './contact-section.tsx';
import type { QuickOrder } from './read-quick-order.server.ts';

type ContactPageProps = {
  quickOrder: QuickOrder;
  /** The message of the previous request was accepted. */
  wasSent: boolean;
  answer: ContactAnswer | undefined;
};

export function ContactPage({ quickOrder, wasSent, answer }: ContactPageProps) {
  const told = answer ?? (wasSent ? ({ sent: true } as const) : undefined);
  return <ContactSection quickOrder={quickOrder} answer={told} level="h1" />;
}
