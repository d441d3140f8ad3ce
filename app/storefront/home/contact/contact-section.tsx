import { Botanical } from '#ui/botanical.tsx';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { contactCopy } from './contact.copy.ts';
import { ContactCards } from './contact-cards.tsx';
import type { ContactAnswer } from './contact-form.copy.ts';
import { ContactForm } from './contact-form.tsx';
import { QuickOrderBox } from './quick-order-box.tsx';
import type { QuickOrder } from './read-quick-order.server.ts';

type ContactSectionProps = {
  quickOrder: QuickOrder;
  answer?: ContactAnswer | undefined;
  /** On a page of its own its title is the title of the page. */
  level?: 'h1' | 'h2';
};

export function ContactSection({ quickOrder, answer, level = 'h2' }: ContactSectionProps) {
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="relative overflow-clip py-section"
    >
      <Botanical
        plant="cinnamon"
        stroke="large"
        className="pointer-events-none absolute top-7.5 -right-28 w-60 text-leaf-600/22 md:w-90"
      />
      <div className="wrap relative">
        <Heading id="contact-title" of={contactCopy.title} level={level} />
        <div data-reveal="" className="contact-columns">
          <div className="grid content-start gap-4">
            <ContactCards />
            <QuickOrderBox {...quickOrder} level={level === 'h1' ? 'h2' : 'h3'} />
          </div>
          <Card className="contact-panel">
            <ContactForm answer={answer} />
          </Card>
        </div>
      </div>
    </section>
  );
}
