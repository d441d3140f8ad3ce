import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { uploadLimits } from '#domain/media/upload-limits.ts';
import { busyMessageIn } from '#web/navigation/busy-message.ts';
import type { StoredPictures } from '#web/upload/store-pictures.server.ts';
import type { PictureCode } from './pictures.copy.ts';

/** A picture that is waiting, uploading or refused with a code. `sentShare` is the part of its bytes that was sent, 0 to 1. */
export type ListedUpload = { key: number; file: File; sentShare: number; code?: PictureCode };

type UploadsOptions = { maxNewPictures: number; onPicture: (path: string) => void };

/** Uploads pictures one at a time, in the order in which they were chosen. Lists failed pictures until the next choice. */
export function useUploads({ maxNewPictures, onPicture }: UploadsOptions) {
  const [uploads, setUploads] = useState<ListedUpload[]>([]);
  const [addedCount, setAddedCount] = useState(0);
  const queue = useRef(Promise.resolve());
  const nextKey = useRef(0);
  const unmountController = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    unmountController.current = controller;
    return () => controller.abort();
  }, []);

  const change = (key: number, changes: Partial<ListedUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const uploadOne = async ({ key, file }: ListedUpload) => {
    const { signal } = unmountController.current;
    const uploaded = await sendPicture(file, {
      signal,
      onProgress: (sentShare) => change(key, { sentShare }),
    });
    if (signal.aborted) return;
    if ('code' in uploaded) return change(key, { code: uploaded.code });
    setUploads((all) => all.filter((one) => one.key !== key));
    setAddedCount((count) => count + 1);
    onPicture(uploaded.path);
  };
  const start = (files: File[]) => {
    const waiting = uploads.filter((one) => !one.code);
    const fresh = files.map((file, index): ListedUpload => {
      const upload = { key: nextKey.current++, file, sentShare: 0 };
      return waiting.length + index < maxNewPictures ? upload : { ...upload, code: 'too-many' };
    });
    setUploads([...waiting, ...fresh]);
    setAddedCount(0);
    for (const one of fresh)
      if (!one.code) queue.current = queue.current.then(() => uploadOne(one));
  };
  return { uploads, addedCount, start };
}

type UploadResult = { path: string } | { code: PictureCode };
type UploadResponse = Pick<XMLHttpRequest, 'status' | 'responseText'>;
type SendOptions = { onProgress: (sentShare: number) => void; signal: AbortSignal };

/** Uploads one picture, unless the signal is aborted. Uses XMLHttpRequest, because fetch reports no upload progress. */
export function sendPicture(
  file: File,
  { onProgress, signal }: SendOptions,
): Promise<UploadResult> {
  if (signal.aborted) return Promise.resolve({ code: 'cut' });
  if (file.size > uploadLimits.maxFileBytes) return Promise.resolve({ code: 'too-large' });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', href('/admin/products/pictures'));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(resultOf(request));
    request.onerror = () => resolve({ code: 'cut' });
    request.onabort = () => resolve({ code: 'cut' });
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.set('pictures', file);
    request.send(form);
  });
}

/** Returns what became of the picture; 'failed' for a response that is not the shop's, such as a page of a proxy. */
export function resultOf({ status, responseText }: UploadResponse): UploadResult {
  if (status === 401 || status === 403) return { code: 'signed-out' };
  if (status === 408) return { code: 'cut' };
  if (status === 413) return { code: 'too-large' };
  if (status !== 200 && status !== 422 && status !== 503) return { code: 'failed' };
  try {
    const answer = JSON.parse(responseText) as StoredPictures;
    if (busyMessageIn(answer)) return { code: 'busy' };
    const { paths, problems } = answer;
    const [path] = paths;
    return path === undefined ? { code: problems[0]?.code ?? 'failed' } : { path };
  } catch {
    return { code: 'failed' };
  }
}
