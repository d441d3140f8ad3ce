import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { recordDownload } from '#domain/backups/record-download.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { notFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/backup-file.route';

/** Streams the file of a backup, never held in memory. The log says who downloaded it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { backups } = context.get(runningShopContext);
  const noted = await recordDownload(
    context.get(ownerShopContext),
    backups.target.folder,
    params.backupId,
  );
  if (!noted.ok) notFound();
  const { fileName, bytes } = noted.value;
  const place = path.join(backups.target.folder, fileName);
  const isAsked = request.method !== 'HEAD';
  const body = isAsked ? (Readable.toWeb(fs.createReadStream(place)) as ReadableStream) : null;
  return new Response(body, {
    headers: {
      'Content-Type': fileName.endsWith('.age') ? 'application/octet-stream' : 'application/gzip',
      'Content-Length': `${bytes}`,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
