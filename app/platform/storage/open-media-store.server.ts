import { S3, type S3Config } from '#platform/s3/s3.server.ts';
import { FolderMediaStore } from './folder-media-store.server.ts';
import type { MediaStore } from './media-store.server.ts';
import { S3MediaStore } from './s3-media-store.server.ts';

type MediaStoreOptions = {
  folder: string;
  demo: boolean;
  s3: S3Config | undefined;
  isMovingBackFromS3: boolean;
  onOutage: (problem: Error) => void;
};

/**
 * Opens the store of uploaded pictures: the shop's folder, or the configured bucket. With `isMovingBackFromS3`, new pictures
 * go to the folder although a bucket is configured, and those of the bucket are still read.
 */
export function openMediaStore({
  folder,
  demo,
  s3,
  isMovingBackFromS3,
  onOutage,
}: MediaStoreOptions): MediaStore {
  const folderStore = new FolderMediaStore(folder, onOutage);
  if (!s3) return folderStore;
  return new S3MediaStore({
    s3: new S3(s3),
    kind: demo ? 'demo' : 'shop',
    folder: folderStore,
    isMovingBack: isMovingBackFromS3,
    onOutage,
  });
}
