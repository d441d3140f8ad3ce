import {
  type PreparedSlip,
  prepareSlip,
  type SlipRefusal,
} from '#domain/slips/prepare-slip.server.ts';
import { slipLimits } from '#domain/slips/slip.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { readUpload, removeFiles, type UploadedFile } from '#web/upload/read-upload.server.ts';
import { uploadQueue } from '#web/upload/upload-queue.server.ts';

/**
 * Why a file was not stored. `none`: no file arrived. `cut`: the upload broke off. `no-room`: the disk is nearly full.
 * `no-storage`: the storage of pictures is down.
 */
export type SlipProblem = {
  file: string;
  code: SlipRefusal['code'] | 'too-large' | 'too-many' | 'none' | 'cut' | 'no-room' | 'no-storage';
};

type Storage = Pick<RunningShop, 'media' | 'disk'>;
type Send<Sent> = (slips: PreparedSlip[]) => Promise<Sent>;
type StoredSlips<Sent> = { result: Sent; problems?: never } | { problems: SlipProblem[] };

/**
 * Reads slips from a form and stores all of them or, if one is refused, returns what is wrong. Processes only a few forms
 * at a time; returns `busy` when a hundred already wait.
 */
export async function storeSlips<Sent>(
  request: Request,
  storage: Storage,
  send: Send<Sent>,
): Promise<StoredSlips<Sent>> {
  const { files, isCut } = await readUpload(request, storage.media);
  try {
    const code = uploadProblem(files, isCut, storage);
    if (code) return { problems: [{ file: '', code }] };
    const stored = await uploadQueue.run(() => prepareAndSend(files, storage, send));
    return stored ?? { problems: [{ file: '', code: 'busy' }] };
  } finally {
    await removeFiles(files);
  }
}

function uploadProblem(
  files: readonly UploadedFile[],
  isCut: boolean,
  { disk }: Storage,
): SlipProblem['code'] | undefined {
  if (isCut) return 'cut';
  if (files.length === 0) return 'none';
  if (files.length > slipLimits.filesAtOnce) return 'too-many';
  return disk.isShort ? 'no-room' : undefined;
}

async function prepareAndSend<Sent>(
  files: readonly UploadedFile[],
  { media }: Storage,
  send: Send<Sent>,
): Promise<StoredSlips<Sent>> {
  const slips: PreparedSlip[] = [];
  const problems: SlipProblem[] = [];
  for (const file of files) {
    if ('code' in file) {
      problems.push({ file: file.name, code: file.code });
      continue;
    }
    const prepared = await prepareSlip(file.path, media);
    if (prepared.ok) slips.push(prepared.value);
    else problems.push({ file: file.name, code: prepared.refusal.code });
  }
  return problems.length > 0 ? { problems } : { result: await send(slips) };
}
