import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatPhone, parsePhone } from '#domain/kernel/phone.server.ts';
import { placeholderEmail, placeholderPhone } from '#domain/settings/default-settings.copy.ts';
import { questions, whyThisEmail } from './email.copy.ts';
import type { EmailContext } from './email-context.ts';
import { colors, plainText, Table } from './email-parts.tsx';

/** The content that a template returns. The layout adds the header and the footer. */
export type EmailContent = {
  subject: string;
  heading: string;
  /** The reason why the person gets the e-mail. It decides the footer and the reply-to address. */
  reason: keyof ReturnType<typeof whyThisEmail>;
  /** The reply-to address of an e-mail to the owner. All others have that of the shop. */
  replyTo?: string | undefined;
  /** The URL of the page that unsubscribes from such messages. */
  unsubscribeUrl?: string | undefined;
  body: ReactNode;
};

/** Renders an e-mail as HTML and as plain text. */
export function renderEmail(context: EmailContext, content: EmailContent) {
  const { subject, heading, body } = content;
  const footer = footerOf(context, content);
  // '-- ' marks the rest as a signature for mail clients (RFC 3676).
  const text = [context.shopName, heading, plainText(body).trim(), '-- ', footer.join('\n')];
  const html = renderToStaticMarkup(
    <EmailLayout context={context} content={content} footer={footer} />,
  );
  return {
    fromName: context.shopName,
    replyTo: replyToOf(context, content),
    unsubscribeUrl: content.unsubscribeUrl,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>${html}`,
  };
}

const fonts =
  "Figtree, 'Segoe UI', Arial, 'Noto Sans Sinhala', 'Nirmala UI', 'Iskoola Pota', 'Sinhala Sangam MN', sans-serif";

type EmailLayoutProps = { context: EmailContext; content: EmailContent; footer: readonly string[] };

/** Uses tables and inline styles, because mail clients support little else. Loads no file but the owner's logo. */
function EmailLayout({ context, content: { subject, heading, body }, footer }: EmailLayoutProps) {
  const { language } = context;
  const sheet = {
    maxWidth: 600,
    background: colors.paper,
    border: `1px solid ${colors.line}`,
    borderRadius: 14,
    overflow: 'hidden',
    font: `16px/${language === 'si' ? 1.8 : 1.6} ${fonts}`,
    color: colors.ink,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  } as const;
  const h1 = { margin: '0 0 16px', fontSize: 24, lineHeight: 1.35, fontWeight: 600 };
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: colors.ground }}>
        <Table style={{ background: colors.ground }}>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <Table style={sheet}>
                <Header {...context} />
                <tr>
                  <td style={{ padding: 24 }}>
                    <h1 style={{ ...h1, color: colors.leaf }}>{heading}</h1>
                    {body}
                  </td>
                </tr>
                <Footer lines={footer} />
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

/** Shows the owner's logo; without a logo the shop's name, followed by its name in the other language if that differs. */
function Header({ language, shopName, logo, translate, settings: { siteName } }: EmailContext) {
  const otherLanguage = language === 'si' ? 'en' : 'si';
  const otherName = siteName[otherLanguage].trim();
  const look = { padding: '18px 24px', fontSize: 20, fontWeight: 600 };
  if (logo) {
    const height = 44;
    const width = Math.round((height * logo.width) / logo.height);
    const alt = translate(logo.alt) || shopName;
    return (
      <tr>
        <td style={{ ...look, background: colors.ground, color: colors.leaf }}>
          <img
            src={logo.src}
            alt={alt}
            width={width}
            height={height}
            style={{ display: 'block' }}
          />
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <td style={{ ...look, background: colors.leaf, color: colors.ground }}>
        {shopName}
        {otherName !== '' && otherName !== shopName && (
          <>
            {' \u00a0'}
            <span lang={otherLanguage} style={{ color: colors.gold, fontSize: 16 }}>
              {otherName}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

function Footer({ lines }: { lines: readonly string[] }) {
  const look = { padding: '18px 24px', borderTop: `1px solid ${colors.line}`, fontSize: 14 };
  return (
    <tr>
      <td style={{ ...look, background: colors.ground, color: colors.faint }}>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </td>
    </tr>
  );
}

/** Says how to reach the shop, and why the person gets the e-mail. */
function footerOf(context: EmailContext, { reason }: EmailContent): string[] {
  const why = context.translate(whyThisEmail(context.shopName)[reason]);
  const contacts = reason === 'owner' ? [] : contactsOf(context);
  return contacts.length > 0 ? [context.translate(questions(contacts.join(', '))), why] : [why];
}

function contactsOf({ settings: { phone, email }, demo }: EmailContext): string[] {
  const phoneE164 = parsePhone(phone);
  return [
    ...(demo || phone !== placeholderPhone ? [phoneE164 ? formatPhone(phoneE164) : phone] : []),
    ...(demo || email !== placeholderEmail ? [email] : []),
  ].filter((contact) => contact.trim() !== '');
}

/** Returns the template's reply-to address in an e-mail to the owner; else the shop's, unless that is a placeholder. */
function replyToOf({ settings: { email } }: EmailContext, content: EmailContent) {
  if (content.reason === 'owner') return content.replyTo;
  return email.includes('@') && email !== placeholderEmail ? email : undefined;
}
