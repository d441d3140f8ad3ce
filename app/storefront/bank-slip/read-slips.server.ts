import {
  type PreparedSlip,
  prepareSlip,
  type SlipRefusal,
} from '#domain/slips/prepare-slip.server.ts';
import { slipLimits } from '#domain/slips/slip.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { forgetFiles, readUpload, type UploadedFile } from '#web/upload/read-upload.server.ts';

/** Why a file was not taken. `none`: no file arrived, `cut`: the upload broke off. */
export type SlipProblem = {
  file: string;
  code: SlipRefusal['code'] | 'too-large' | 'too-many' | 'none' | 'cut' | 'no-room';
};

type Storage = Pick<RunningShop, 'media' | 'disk'>;
type ReadSlips = { slips: PreparedSlip[]; problems: SlipProblem[] };

/** Reads slips from a form, all of them or, where one cannot be taken, what is wrong. */
export async function readSlips(request: Request, storage: Storage): Promise<ReadSlips> {
  const { files, isCut } = await readUpload(request, storage.media);
  try {
    const code = problemOfAll(files, isCut, storage);
    if (code) return { slips: [], problems: [{ file: '', code }] };
    return await prepare(files, storage);
  } finally {
    await forgetFiles(files);
  }
}

function problemOfAll(
  files: readonly UploadedFile[],
  isCut: boolean,
  { disk }: Storage,
): SlipProblem['code'] | undefined {
  if (isCut) return 'cut';
  if (files.length === 0) return 'none';
  if (files.length > slipLimits.filesAtOnce) return 'too-many';
  return disk.isShort ? 'no-room' : undefined;
}

async function prepare(files: readonly UploadedFile[], { media }: Storage): Promise<ReadSlips> {
  const slips: PreparedSlip[] = [];
  const problems: SlipProblem[] = [];
  for (const file of files) {
    if ('code' in file) {
      problems.push({ file: file.name, code: file.code });
      continue;
    }
    const prepared = await prepareSlip(file.place, media);
    if (prepared.ok) slips.push(prepared.value);
    else problems.push({ file: file.name, code: prepared.refusal.code });
  }
  return problems.length > 0 ? { slips: [], problems } : { slips, problems };
}
