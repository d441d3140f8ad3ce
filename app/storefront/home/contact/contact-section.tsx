import Banknote from 'lucide-react/icons/banknote';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { Dollars } from '#storefront/layout/dollars.tsx';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { type Contact, useLayoutData } from '#storefront/layout/layout-data.ts';
import { Card } from '#ui/card.tsx';
import { Botanical } from '#ui/picture/botanical.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { type ContactAnswer, contactCopy, contactKinds } from './contact.copy.ts';
import { ContactForm } from './contact-form.tsx';
import type { OrderingFacts } from './read-ordering-facts.server.ts';

type ContactSectionProps = {
  orderingFacts: OrderingFacts;
  answer?: ContactAnswer | undefined;
  /** Sets the heading level of its title: `h1` on the contact page, `h2` on the home page. */
  level?: 'h1' | 'h2';
};

export function ContactSection({ orderingFacts, answer, level = 'h2' }: ContactSectionProps) {
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="below-first-screen relative overflow-clip py-section"
    >
      <Botanical
        plant="cinnamon"
        stroke="large"
        className="pointer-events-none absolute top-7.5 -right-28 w-60 text-leaf-600/22 md:w-90"
      />
      <div className="wrap relative">
        <Heading id="contact-title" of={layoutCopy.contact} level={level} />
        <div data-reveal="" className="contact-columns">
          <div className="grid content-start gap-4">
            <ContactCards />
            <QuickOrderBox {...orderingFacts} level={level === 'h1' ? 'h2' : 'h3'} />
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
      {useLayoutData().contacts.map((contact) => (
        <li key={contact.kind}>
          <ContactCard {...contact} />
        </li>
      ))}
    </ul>
  );
}

/** Shows a contact without a link, such as a location, as plain text. */
function ContactCard({ kind, text, href }: Contact) {
  const Icon = icons[kind];
  const content = (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-cream-200 text-leaf-600">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 leading-snug">
        <span className="block text-sm text-ink-600">
          <Both of={contactKinds[kind]} inline />
        </span>
        <b className="block text-base leading-snug text-leaf-900 tabular-nums wrap-anywhere">
          <Text of={text} />
        </b>
      </span>
    </>
  );
  return href === undefined ? (
    <div className="contact-card">{content}</div>
  ) : (
    <a href={href} className="contact-card">
      {content}
    </a>
  );
}

type QuickOrderBoxProps = OrderingFacts & {
  /** One level below the title of the section. */
  level: 'h2' | 'h3';
};

/** Shows price, delivery and payment methods, which shoppers ask about before ordering. */
function QuickOrderBox({ level: Title, ...facts }: QuickOrderBoxProps) {
  const { priceLkr, deliveryPromise, paymentLabels } = facts;
  const translate = useTranslate();
  return (
    <div className="on-dark rounded-lg bg-leaf-900 p-[clamp(24px,5vw,32px)] [--second:var(--color-leaf-200)]">
      <Title className="text-step-1 [&>.second]:text-md">
        <Both of={contactCopy.quickOrder} />
      </Title>
      {priceLkr !== undefined && <BottlePrice priceLkr={priceLkr} />}
      <ul className="mt-4.5 grid gap-2.5 text-base leading-normal text-leaf-200">
        {deliveryPromise && (
          <Fact icon={<Truck />}>
            <Text of={deliveryPromise} />
          </Fact>
        )}
        <Fact icon={<Clock />}>
          <Text of={contactCopy.deliveryTime} />
        </Fact>
        {paymentLabels.length > 0 && (
          <Fact icon={<Banknote />}>{paymentLabels.map(translate).join(', ')}</Fact>
        )}
      </ul>
    </div>
  );
}

/** Shows the price per bottle, also in dollars if enabled. In Sinhala the words "per bottle" come first. */
function BottlePrice({ priceLkr }: { priceLkr: number }) {
  const perBottle = (
    <span className="text-base text-cream-300">
      <Text of={contactCopy.perBottle} />
    </span>
  );
  const price = <Price amountLkr={priceLkr} className="text-step-3 font-medium" />;
  const isSinhala = useLanguage() === 'si';
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-2.5 leading-tight text-gold-400">
      {isSinhala && perBottle}
      {isSinhala && ' '}
      {price}
      {!isSinhala && ' '}
      {!isSinhala && perBottle}
      <Dollars amountLkr={priceLkr} className="text-cream-300!" />
    </p>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </li>
  );
}
