import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { Contact } from '#storefront/frame/frame.ts';
import { useFrame } from '#storefront/frame/frame-context.ts';
import { Both, Text } from '#ui/text.tsx';
import { contactKinds } from './contact.copy.ts';

const icons = { phone: Phone, whatsapp: MessageCircle, email: Mail, location: MapPin };

export function ContactCards() {
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
        <Icon aria-hidden="true" className="size-4.5" />
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
