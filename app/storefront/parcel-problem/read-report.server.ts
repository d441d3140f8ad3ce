import { type PreparedPicture, preparePicture } from '#domain/problems/prepare-picture.server.ts';
import { problemLimits } from '#domain/problems/problem.ts';
import { problemSchema } from '#domain/problems/problem-schema.server.ts';
import { refused, wrongFields } from '#web/forms/form-answers.server.ts';
import { parseForm } from '#web/forms/read-form.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { PictureProblem } from '#web/upload/keep-pictures.server.ts';
import { forgetFiles, readUpload, type UploadedFile } from '#web/upload/read-upload.server.ts';

type Storage = Pick<RunningShop, 'media' | 'disk'>;

/** Reads what a customer tells of a parcel, with its pictures; or makes an answer where something is wrong with it. */
export async function readReport(request: Request, storage: Storage) {
  const { values, files, isCut } = await readUpload(request, storage.media);
  try {
    const form = parseForm(values, problemSchema);
    if (isCut) return { answer: notTaken(form.values, [{ file: '', code: 'cut' }]) };
    if (!form.ok) return { answer: wrongFields(form.values, form.refusal.problems) };
    const { pictures, problems } = await prepare(files, storage);
    if (problems.length > 0) return { answer: notTaken(form.values, problems) };
    return { report: { ...form.value, pictures } };
  } finally {
    await forgetFiles(files);
  }
}

function notTaken(values: Record<string, string>, problems: PictureProblem[]) {
  return refused(values, { code: 'pictures', problems } as const);
}

async function prepare(files: readonly UploadedFile[], { media, disk }: Storage) {
  const pictures: PreparedPicture[] = [];
  const problems: PictureProblem[] = [];
  if (files.length > problemLimits.pictures) problems.push({ file: '', code: 'too-many' });
  else if (files.length > 0 && disk.isShort) problems.push({ file: '', code: 'no-room' });
  if (problems.length > 0) return { pictures, problems };
  for (const file of files) {
    if ('code' in file) {
      problems.push({ file: file.name, code: file.code });
      continue;
    }
    const prepared = await preparePicture(file.place, media);
    if (prepared.ok) pictures.push(prepared.value);
    else problems.push({ file: file.name, code: prepared.refusal.code });
  }
  return { pictures, problems };
}
