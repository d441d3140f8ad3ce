import { confirmWithinHours, type StockAlert } from '#domain/stock-alerts/stock-alert.ts';
import { amountOf, hello } from '#email/email.copy.ts';
import type { EmailContext } from '#email/email-context.ts';
import { ActionLink, Paragraph } from '#email/email-parts.tsx';
import type { EmailContent } from '#email/render-email.tsx';
import { linkHidden } from './account-email.copy.ts';
import {
  backHeading,
  backInStockText,
  backSubject,
  confirmationExpiry,
  confirmationSubject,
  confirmationText,
  stockEmailCopy,
} from './stock-email.copy.ts';

/** `secretLink` is null once the link was removed from the stored message. */
type LinkedMessage = { secretLink: string | null };

/** Asks the recipient to confirm that they want messages about stock. */
export function confirmAlertEmail(
  { say, shopName }: EmailContext,
  { product: { name } }: StockAlert,
  { secretLink }: LinkedMessage,
): EmailContent {
  const product = say(name);
  return {
    subject: say(confirmationSubject({ shopName, product })),
    heading: say(stockEmailCopy.confirmHeading),
    reason: 'stock',
    body: (
      <>
        <Paragraph text={say(hello(''))} />
        <Paragraph text={say(confirmationText(product))} />
        {secretLink ? (
          <ActionLink label={say(stockEmailCopy.confirm)} href={secretLink} />
        ) : (
          <Paragraph text={say(linkHidden)} />
        )}
        <Paragraph text={say(confirmationExpiry(confirmWithinHours))} />
        <Paragraph text={say(stockEmailCopy.notYou)} />
      </>
    ),
  };
}

/** Announces, once, that a product is in stock, with a link that stops such messages. */
export function backInStockEmail(
  { say, shopName, pageUrl }: EmailContext,
  { product: { name, slug, priceLkr } }: StockAlert,
  { secretLink }: LinkedMessage,
): EmailContent {
  const product = say(name);
  return {
    subject: say(backSubject({ shopName, product })),
    unsubscribeUrl: secretLink ?? undefined,
    heading: say(backHeading(product)),
    reason: 'stock',
    body: (
      <>
        <Paragraph text={say(hello(''))} />
        <Paragraph text={say(backInStockText(amountOf(priceLkr)))} />
        <ActionLink label={say(stockEmailCopy.look)} href={pageUrl(`/products/${slug}`)} />
        <Paragraph text={say(stockEmailCopy.onlyOnce)} />
        {secretLink ? (
          <p style={{ margin: '0 0 16px' }}>
            <a href={secretLink}>{say(stockEmailCopy.stop)}</a>
          </p>
        ) : (
          <Paragraph text={say(linkHidden)} />
        )}
      </>
    ),
  };
}
