import { exportConsents } from '#domain/customers/consent/export-consents.server.ts';
import { dayIn, sortableTime } from '#domain/kernel/colombo-time.ts';
import { byteOrderMark, csvRow } from '#domain/kernel/csv.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { offersLink } from '#web/urls/links.ts';
import type { Route } from './+types/offers-file.route';
import { offersHeads } from './customers.copy.ts';

/**
 * Returns a CSV of customers who consented to offers, with the unsubscribe link that every message needs. The activity log
 * records the export, but no HEAD.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="offers-${dayIn(shop.now())}.csv"`,
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const { appUrl } = context.get(runningShopContext);
  const lines = (await exportConsents(shop)).map(({ id, name, phone, language, givenAt }) =>
    csvRow([
      name,
      formatPhone(phone),
      language,
      sortableTime(givenAt),
      offersLink(appUrl, language, id),
    ]),
  );
  const heads = csvRow(offersHeads.map(({ en, si }) => `${en} · ${si}`));
  return new Response(byteOrderMark + heads + lines.join(''), { headers });
}
