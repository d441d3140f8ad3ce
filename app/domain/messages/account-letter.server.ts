import {
  linkHeadings,
  linkHidden,
  linkIfNotYou,
  linkLife,
  linkReasons,
  linkSubjects,
} from './account-letter.copy.ts';
import { hello } from './letter.copy.ts';
import type { Letter, LetterBlock } from './letter.ts';
import { letterFooter, shopReplyTo } from './letter-footer.server.ts';
import { letterHead, type Stationery, say } from './stationery.ts';

type LinkKind = keyof typeof linkHeadings;
type LinkFacts = { personName: string; link: string | undefined; hours: number };

/** A letter around one secret link. Without the link it is the letter as others than its reader may see it. */
export function accountLetter(on: Stationery, kind: LinkKind, about: LinkFacts): Letter {
  const head = letterHead(on);
  const link: LetterBlock = about.link
    ? { kind: 'link', label: say(on, linkHeadings[kind]), url: about.link }
    : { kind: 'text', text: say(on, linkHidden) };
  return {
    ...head,
    subject: say(on, linkSubjects(head.shopName)[kind]),
    heading: say(on, linkHeadings[kind]),
    blocks: [
      { kind: 'text', text: say(on, hello(about.personName)) },
      { kind: 'text', text: say(on, linkReasons[kind]) },
      link,
      { kind: 'text', text: say(on, linkLife(about.hours)) },
      { kind: 'text', text: say(on, linkIfNotYou[kind]) },
    ],
    footer: letterFooter(on, 'account'),
    replyTo: shopReplyTo(on),
  };
}
