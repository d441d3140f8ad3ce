import { parseOrderListState } from '#admin/orders/orders-urls.ts';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import { countExported, exportOrders } from '#domain/orders/reports/export-orders.server.ts';
import { adminShopContext, readOnlyShopContext } from '#web/contexts.server.ts';
import { acceptedEncodings } from '#web/responses/accepted-encodings.server.ts';
import type { Route } from './+types/export-file.route';
import { csvChunks } from './export-rows.server.ts';
import { exportKindIn, fileName, rowsCountHeader } from './export-urls.ts';

/**
 * Streams a table of orders as a CSV file. Reads each page of orders once the client has taken the previous one. The
 * activity log records the export, but no HEAD.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const readOnlyShop = context.get(readOnlyShopContext);
  const { searchParams } = new URL(request.url);
  const kind = exportKindIn(searchParams);
  const listState = parseOrderListState(searchParams);
  // Compressed here, because the compression of other responses would buffer a slow one completely.
  const accepted = acceptedEncodings(request.headers.get('Accept-Encoding') ?? undefined);
  const isGzip = accepted.includes('gzip');
  const headersWith = (rowsCount: number) => ({
    ...(isGzip ? { 'Content-Encoding': 'gzip' } : {}),
    Vary: 'Accept-Encoding',
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName(kind, dayIn(shop.now()))}"`,
    [rowsCountHeader]: `${rowsCount}`,
  });
  if (request.method === 'HEAD') {
    const rowsCount = await countExported(readOnlyShop, kind, listState);
    return new Response(null, { headers: headersWith(rowsCount) });
  }
  const { rowsCount, pages } = await exportOrders({ shop, readOnlyShop }, kind, listState);
  const csv = streamOf(csvChunks(kind, pages));
  const body = isGzip ? csv.pipeThrough(new CompressionStream('gzip')) : csv;
  return new Response(body, { headers: headersWith(rowsCount) });
}

/** Makes the next chunk once the previous one was sent. After a client disconnects, no further page is read. */
function streamOf(
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await chunks.return(undefined);
    },
  });
}
