import { hello } from '#email/email.copy.ts';
import type { EmailContext } from '#email/email-context.ts';
import { ActionLink, Paragraph } from '#email/email-parts.tsx';
import type { EmailContent } from '#email/render-email.tsx';
import {
  linkExpiry,
  linkHeadings,
  linkHidden,
  linkIfNotYou,
  linkReasons,
  linkSubjects,
} from './account-email.copy.ts';

type LinkKind = keyof typeof linkHeadings;
type LinkFacts = { personName: string; link: string | null; expiresAt: Date };

/** Returns an e-mail with one secret link, or with a note instead where the link was removed from the message. */
export function accountEmail(
  { translate, shopName }: EmailContext,
  kind: LinkKind,
  { personName, link, expiresAt }: LinkFacts,
): EmailContent {
  return {
    subject: translate(linkSubjects(shopName)[kind]),
    heading: translate(linkHeadings[kind]),
    reason: 'account',
    body: (
      <>
        <Paragraph text={translate(hello(personName))} />
        <Paragraph text={translate(linkReasons[kind])} />
        {link ? (
          <ActionLink label={translate(linkHeadings[kind])} href={link} />
        ) : (
          <Paragraph text={translate(linkHidden)} />
        )}
        <Paragraph text={translate(linkExpiry(expiresAt))} />
        <Paragraph text={translate(linkIfNotYou[kind])} />
      </>
    ),
  };
}
