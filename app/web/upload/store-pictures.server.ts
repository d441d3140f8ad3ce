import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { addPicture } from '#domain/media/add-picture.server.ts';
import type { DiskSpace } from '#platform/storage/disk-space.server.ts';
import type { MediaStore } from '#platform/storage/media-store.server.ts';
import type { PictureRefusal } from '#platform/storage/picture-rules.ts';
import { removeFiles, type Upload, type UploadedFile } from './read-upload.server.ts';

/**
 * The reason why a picture was not added. `none`: no file arrived. `cut`: the upload was incomplete (`Upload.isCut`).
 * `no-room`: the disk is nearly full. `no-storage`: the storage of pictures is down.
 */
export type PictureProblem = {
  file: string;
  code:
    | PictureRefusal['code']
    | 'too-large'
    | 'too-many'
    | 'none'
    | 'cut'
    | 'no-room'
    | 'no-storage';
};
export type StoredPictures = { paths: string[]; problems: PictureProblem[] };

type PictureStorage = { media: MediaStore; maxPictures: number; disk: DiskSpace };

/** Stores the pictures of an upload in their order, `maxPictures` at most, and removes the upload. */
export async function storePictures(
  shop: AdminShop,
  { files, isCut }: Upload,
  { media, maxPictures, disk }: PictureStorage,
): Promise<StoredPictures> {
  const paths: string[] = [];
  const problems: PictureProblem[] = [];
  const storeFile = async (file: UploadedFile) => {
    if (!('path' in file)) return void problems.push({ file: file.name, code: file.code });
    if (disk.isShort) return void problems.push({ file: file.name, code: 'no-room' });
    if (paths.length >= maxPictures)
      return void problems.push({ file: file.name, code: 'too-many' });
    const added = await addPicture(shop, file.path, media);
    if (added.ok) return void paths.push(added.value.path);
    return void problems.push({ file: file.name, code: added.refusal.code });
  };
  try {
    for (const file of files) await storeFile(file);
  } finally {
    await removeFiles(files);
  }
  if (isCut) problems.push({ file: '', code: 'cut' });
  else if (files.length === 0) problems.push({ file: '', code: 'none' });
  return { paths, problems };
}
