import Link2Off from 'lucide-react/icons/link-2-off';
import MailCheck from 'lucide-react/icons/mail-check';
import { data, href } from 'react-router';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { findEmailVerification } from '#domain/customers/identifiers/find-email-verification.server.ts';
import { verifyEmail } from '#domain/customers/identifiers/verify-email.server.ts';
import { redirectWithAccountFlash } from '#storefront/account/account-flash.server.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { customerContext, shopContext } from '#web/contexts.server.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/verify-email.route';
import { verifyEmailCopy } from './verify.copy.ts';

const unusable = { email: undefined };

/**
 * Changes nothing, because mail programs open links by themselves. Unknown, used, expired and other people's links get
 * the same response.
 */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { userId } = context.get(customerContext);
  const verification = await findEmailVerification(context.get(shopContext), { userId, token });
  return verification ? { email: verification.email } : data(unusable, { status: 404 });
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const shop = context.get(shopContext);
  const { userId } = context.get(customerContext);
  const accepted = await verifyEmail(shop, { userId, token: params.token });
  // Accepts the second press of a double click, although the first press has used up the link.
  const isVerified = accepted.ok || (await findCustomer(shop, userId))?.isEmailVerified;
  if (!isVerified) return data(null, { status: 404 });
  return redirectWithAccountFlash(args, href('/account'), { code: 'email-verified' });
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, verifyEmailCopy.title);
}

export default function VerifyEmailRoute({ loaderData }: Route.ComponentProps) {
  return <VerifyEmailPage email={loaderData.email} />;
}

/** Has the button that verifies the address. An undefined `email` means that the link is not valid. */
function VerifyEmailPage({ email }: { email: string | undefined }) {
  return <Card>{email === undefined ? <Unusable /> : <VerifyEmail email={email} />}</Card>;
}

/** Posts to the page's own URL, which contains the token. */
function VerifyEmail({ email }: { email: string }) {
  return (
    <EmptyState
      as="h2"
      of={verifyEmailCopy.title}
      icon={<MailCheck className="size-16 stroke-1" />}
    >
      <div className="grid justify-items-center gap-4">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="leading-snug text-ink-600">
          <Both of={verifyEmailCopy.sentence} />
        </p>
        <form method="post">
          <Button type="submit">
            <Both of={verifyEmailCopy.verify} inline />
          </Button>
        </form>
      </div>
    </EmptyState>
  );
}

function Unusable() {
  const language = useLanguage();
  return (
    <EmptyState
      as="h2"
      isLongText
      of={verifyEmailCopy.unusable}
      icon={<Link2Off className="size-16 stroke-1" />}
    >
      <ButtonLink to={localizePath(language, href('/account/details'))}>
        <Both of={verifyEmailCopy.toDetails} inline />
      </ButtonLink>
    </EmptyState>
  );
}
