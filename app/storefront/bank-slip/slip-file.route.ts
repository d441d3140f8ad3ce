import { findSlipFile } from '#domain/slips/find-slips.server.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { isFromPacker } from '#web/guards/require-admin.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import type { Route } from './+types/slip-file.route';

/**
 * Keeps browsers from showing a slip, which is an untrusted upload, as a page of the shop, and from running scripts in it.
 * Inline styles are allowed because browsers style the page on which they show a picture.
 */
const safeHeaders = {
  ...privateHeaders,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Returns a slip to everyone who has the private id of its order, except for signed-in packers. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const isPacker = await isFromPacker(context.get(runningShopContext), request);
  const file = isPacker ? undefined : await findSlipFile(context.get(shopContext), params);
  if (!file) return new Response(null, { status: 404, headers: safeHeaders });
  const type =
    file.kind === 'pdf'
      ? {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="bank-slip-${params.slipId.slice(0, 8)}.pdf"`,
        }
      : { 'Content-Type': 'image/webp', 'Content-Disposition': 'inline' };
  return new Response(file.content, { headers: { ...safeHeaders, ...type } });
}
