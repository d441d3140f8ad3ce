import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { frameCopy } from '#storefront/frame/frame.copy.ts';
import type { Contact } from '#storefront/frame/frame.ts';
import { useFrame } from '#storefront/frame/frame.ts';
import { Card } from '#ui/card.tsx';
import { Botanical } from '#ui/picture/botanical.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { contactKinds } from './contact.copy.ts';
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
        <Heading id="contact-title" of={frameCopy.contact} level={level} />
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

const icons = { phone: Phone, whatsapp: WhatsAppGlyph, email: Mail, location: MapPin };

function ContactCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {useFrame().contacts.map((contact) => (
        <li key={contact.kind}>
          <ContactCard {...contact} />
        </li>
      ))}
    </ul>
  );
}

/** A contact without a link, such as a place or a number that nobody answers yet, is plain text. */
function ContactCard({ kind, text, href }: Contact) {
  const Icon = icons[kind];
  const words = (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-cream-200 text-leaf-600">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 leading-snug">
        <span className="block text-sm text-ink-600">
          <Both of={contactKinds[kind]} beside />
        </span>
        <b className="block text-base leading-snug text-leaf-900 tabular-nums wrap-anywhere">
          <Text of={text} />
        </b>
      </span>
    </>
  );
  return href === undefined ? (
    <div className="contact-card">{words}</div>
  ) : (
    <a href={href} className="contact-card">
      {words}
    </a>
  );
}
