import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useLayoutData } from '#storefront/layout/layout-data.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';

type WhatsAppButtonProps = {
  label: Bilingual;
  /** The prefilled message, which the shopper sends. */
  text: Bilingual;
  block?: boolean;
  className?: string;
};

/** Opens a chat with the shop. Renders nothing where the shop has no number. */
export function WhatsAppButton({ label, text, ...buttonProps }: WhatsAppButtonProps) {
  const translate = useTranslate();
  const chat = useLayoutData().contacts.find(({ kind }) => kind === 'whatsapp')?.href;
  if (chat === undefined) return null;
  return (
    <ButtonLink
      to={`${chat}?text=${encodeURIComponent(translate(text))}`}
      target="_blank"
      rel="noopener noreferrer"
      variant="outline"
      icon={<WhatsAppGlyph />}
      {...buttonProps}
    >
      <Both of={label} />
    </ButtonLink>
  );
}
