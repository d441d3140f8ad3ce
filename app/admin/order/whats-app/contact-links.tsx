import ChevronDown from 'lucide-react/icons/chevron-down';
import Phone from 'lucide-react/icons/phone';
import { orderCopy } from '#admin/order/order-detail.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { WhatsAppLink } from './whats-app-links.server.ts';
import { whatsAppLabels } from './whats-app-texts.copy.ts';

const newTab = { target: '_blank', rel: 'noreferrer' };

type ContactLinksProps = { phoneE164: string; links: WhatsAppLink[] };

/** Links to call the customer, and to WhatsApp with the text that fits the order best; a menu has the other texts. */
export function ContactLinks({ phoneE164, links }: ContactLinksProps) {
  const [first, ...others] = links;
  return (
    <div className="flex flex-wrap items-start gap-2.5">
      <ButtonLink
        to={`tel:${phoneE164}`}
        variant="outline"
        size="small"
        icon={<Phone aria-hidden="true" />}
      >
        <Text of={orderCopy.call} />
      </ButtonLink>
      {first && (
        <ButtonLink
          to={first.href}
          {...newTab}
          variant="outline"
          size="small"
          icon={<WhatsAppGlyph />}
        >
          <Text of={orderCopy.whatsApp} />
          <VisuallyHidden>
            {': '}
            <Text of={whatsAppLabels[first.kind]} />
            {', '}
            <Text of={orderCopy.opensNewTab} />
          </VisuallyHidden>
        </ButtonLink>
      )}
      {others.length > 0 && <MoreTexts links={others} />}
    </div>
  );
}

function MoreTexts({ links }: { links: WhatsAppLink[] }) {
  return (
    <details className="min-w-0 open:w-full">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-pill px-2.5 text-sm leading-snug font-medium hover:bg-cream-200/60 [&::-webkit-details-marker]:hidden">
        <Text of={orderCopy.moreTexts} />
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-leaf-600" />
      </summary>
      <ul className="mt-1 overflow-clip rounded-md border border-line bg-cream-50">
        {links.map(({ kind, href }) => (
          <li key={kind} className="border-b border-line last:border-0">
            <a
              href={href}
              {...newTab}
              className="flex min-h-11 items-center px-4 py-1.5 text-md leading-snug text-leaf-700 no-underline hover:bg-cream-200/60"
            >
              <span>
                <Both of={whatsAppLabels[kind]} inline />
                <VisuallyHidden>
                  {', '}
                  <Text of={orderCopy.opensNewTab} />
                </VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
