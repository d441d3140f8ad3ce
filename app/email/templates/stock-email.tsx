import type { StockAlert } from '#domain/stock-alerts/stock-alert.ts';
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

/** `secretLink` is null once the link was removed from the stored message; `uselessAfter` is when it expires. */
type LinkedMessage = { secretLink: string | null; uselessAfter: Date };

/** Asks the recipient to confirm that they want messages about stock. */
export function confirmAlertEmail(
  { translate, shopName }: EmailContext,
  { product: { name } }: StockAlert,
  { secretLink, uselessAfter }: LinkedMessage,
): EmailContent {
  const product = translate(name);
  return {
    subject: translate(confirmationSubject({ shopName, product })),
    heading: translate(stockEmailCopy.confirmHeading),
    reason: 'stock',
    body: (
      <>
        <Paragraph text={translate(hello(''))} />
        <Paragraph text={translate(confirmationText(product))} />
        {secretLink ? (
          <ActionLink label={translate(stockEmailCopy.confirm)} href={secretLink} />
        ) : (
          <Paragraph text={translate(linkHidden)} />
        )}
        <Paragraph text={translate(confirmationExpiry(uselessAfter))} />
        <Paragraph text={translate(stockEmailCopy.notYou)} />
      </>
    ),
  };
}

/** Announces, once, that a product is in stock, with a link that stops such messages. */
export function backInStockEmail(
  { translate, shopName, pageUrl }: EmailContext,
  { product: { name, slug, priceLkr } }: StockAlert,
  { secretLink }: LinkedMessage,
): EmailContent {
  const product = translate(name);
  return {
    subject: translate(backSubject({ shopName, product })),
    unsubscribeUrl: secretLink ?? undefined,
    heading: translate(backHeading(product)),
    reason: 'stock',
    body: (
      <>
        <Paragraph text={translate(hello(''))} />
        <Paragraph text={translate(backInStockText(amountOf(priceLkr)))} />
        <ActionLink label={translate(stockEmailCopy.look)} href={pageUrl(`/products/${slug}`)} />
        <Paragraph text={translate(stockEmailCopy.onlyOnce)} />
        {secretLink ? (
          <p style={{ margin: '0 0 16px' }}>
            <a href={secretLink}>{translate(stockEmailCopy.stop)}</a>
          </p>
        ) : (
          <Paragraph text={translate(linkHidden)} />
        )}
      </>
    ),
  };
}
