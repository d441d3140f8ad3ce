import { ordersShown } from '#admin/orders/orders-address.ts';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import { exportOrders } from '#domain/orders/reports/export-orders.server.ts';
import { ownerShopContext, readingShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/export-file.route';
import { exportKindIn, fileName, rowsHeader } from './export-address.ts';
import { csvPieces } from './export-rows.server.ts';

/** Sends a table of orders as a file, read from the database only as fast as it is fetched. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(ownerShopContext);
  const reading = context.get(readingShopContext);
  const { searchParams } = new URL(request.url);
  const kind = exportKindIn(searchParams);
  const { rows, pages } = await exportOrders({ shop, reading }, kind, ordersShown(searchParams));
  const table = streamOf(csvPieces(kind, pages));
  // Compressed here, because the compression of other responses buffers all of a slow one.
  const isPacked = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '');
  return new Response(isPacked ? table.pipeThrough(new CompressionStream('gzip')) : table, {
    headers: {
      ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
      Vary: 'Accept-Encoding',
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName(kind, dayIn(shop.now()))}"`,
      [rowsHeader]: `${rows}`,
    },
  });
}

/** Makes the next piece once the last one was sent; a reader that stops ends the query. */
function streamOf(
  pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    pull: async (controller) => {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}
