import Phone from 'lucide-react/icons/phone';
import { useFrame } from '#storefront/frame/frame.ts';
import { chatText, whatsAppCopy } from '#storefront/whats-app/whats-app.copy.ts';
import { WhatsAppButton } from '#storefront/whats-app/whats-app-button.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';
import { pathIn } from '#web/addresses/language-path.ts';
import { panelCopy } from './chat-panel.copy.ts';

/** Leads to people, with what was asked: to WhatsApp, or else to the phone or the contact form. */
export function HandOver({ asked }: { asked: string[] }) {
  const form = pathIn(useLanguage(), '/#contact');
  const { contacts } = useFrame();
  const hrefOf = (wanted: string) => contacts.find(({ kind }) => kind === wanted)?.href;
  const phone = hrefOf('phone');
  return (
    <span className="mt-3 mb-1 block">
      {hrefOf('whatsapp') !== undefined ? (
        <WhatsAppButton label={whatsAppCopy.ask} text={chatText(asked)} />
      ) : (
        <ButtonLink
          to={phone ?? form}
          variant="outline"
          icon={phone !== undefined && <Phone aria-hidden="true" />}
        >
          <Text of={phone === undefined ? panelCopy.writeToUs : panelCopy.callUs} />
        </ButtonLink>
      )}
    </span>
  );
}
