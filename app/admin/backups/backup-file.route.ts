import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { findBackupFile, recordDownload } from '#domain/backups/record-download.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/backup-file.route';

/** Streams the file of a backup instead of loading it into memory. The activity log records a download, but no HEAD. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { folder } = context.get(runningShopContext).backups.target;
  const isHead = request.method === 'HEAD';
  const find = isHead ? findBackupFile : recordDownload;
  const found = await find(context.get(adminShopContext), folder, params.backupId);
  if (!found.ok) throwNotFound();
  const { fileName, bytes } = found.value;
  const file = path.join(folder, fileName);
  const body = isHead ? null : (Readable.toWeb(fs.createReadStream(file)) as ReadableStream);
  return new Response(body, {
    headers: {
      'Content-Type': fileName.endsWith('.age') ? 'application/octet-stream' : 'application/gzip',
      'Content-Length': `${bytes}`,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
