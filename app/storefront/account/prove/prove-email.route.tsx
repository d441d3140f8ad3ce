import { data, href } from 'react-router';
import { acceptEmailProof } from '#domain/customers/accept-email-proof.server.ts';
import { findEmailProof } from '#domain/customers/find-email-proof.server.ts';
import { accountMeta } from '#storefront/account/account-meta.ts';
import { goWithNews } from '#storefront/account/news.server.ts';
import { customerContext, shopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/prove-email.route';
import { proveCopy } from './prove.copy.ts';
import { ProveEmailPage } from './prove-email-page.tsx';

const unusable = { email: undefined };

/**
 * Changes nothing, because mail programs open links by themselves. Unknown, used, expired and other people's links get
 * the same response.
 */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { userId } = context.get(customerContext);
  const proof = await findEmailProof(context.get(shopContext), { userId, token });
  return proof ? { email: proof.email } : data(unusable, { status: 404 });
}

export async function action(args: Route.ActionArgs) {
  const { params, context } = args;
  const { userId } = context.get(customerContext);
  const accepted = await acceptEmailProof(context.get(shopContext), {
    userId,
    token: params.token,
  });
  if (!accepted.ok) return data(null, { status: 404 });
  return goWithNews(args, href('/account'), { code: 'email-proven' });
}

export function meta(args: Route.MetaArgs) {
  return accountMeta(args, proveCopy.title);
}

export default function ProveEmailRoute({ loaderData }: Route.ComponentProps) {
  return <ProveEmailPage email={loaderData.email} />;
}
