import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { recordDownload } from '#domain/backups/record-download.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { notFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/backup-file.route';

/** Streams the file of a backup instead of loading it into memory. The activity log records the download. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { backups } = context.get(runningShopContext);
  const recorded = await recordDownload(
    context.get(adminShopContext),
    backups.target.folder,
    params.backupId,
  );
  if (!recorded.ok) notFound();
  const { fileName, bytes } = recorded.value;
  const file = path.join(backups.target.folder, fileName);
  const hasBody = request.method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(fs.createReadStream(file)) as ReadableStream) : null;
  return new Response(body, {
    headers: {
      'Content-Type': fileName.endsWith('.age') ? 'application/octet-stream' : 'application/gzip',
      'Content-Length': `${bytes}`,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
