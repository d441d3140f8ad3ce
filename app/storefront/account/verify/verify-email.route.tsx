import { data, href } from 'react-router';
import { findEmailVerification } from '#domain/customers/find-email-verification.server.ts';
import { verifyEmail } from '#domain/customers/verify-email.server.ts';
import { accountMeta } from '#storefront/account/account-meta.ts';
import { goWithNews } from '#storefront/account/news.server.ts';
import { customerContext, shopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/verify-email.route';
import { verifyEmailCopy } from './verify-email.copy.ts';
import { VerifyEmailPage } from './verify-email-page.tsx';

const unusable = { email: undefined };

/**
 * Changes nothing, because mail programs open links by themselves. Unknown, used, expired and other people's links get
 * the same response.
 */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { userId } = context.get(customerContext);
  const proof = await findEmailVerification(context.get(shopContext), { userId, token });
  return proof ? { email: proof.email } : data(unusable, { status: 404 });
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const { userId } = context.get(customerContext);
  const accepted = await verifyEmail(context.get(shopContext), {
    userId,
    token: params.token,
  });
  if (!accepted.ok) return data(null, { status: 404 });
  return goWithNews(args, href('/account'), { code: 'email-proven' });
}

export function meta(args: Route.MetaArgs) {
  return accountMeta(args, verifyEmailCopy.title);
}

export default function VerifyEmailRoute({ loaderData }: Route.ComponentProps) {
  return <VerifyEmailPage email={loaderData.email} />;
}
