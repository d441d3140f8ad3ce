import { href } from 'react-router';
import { uploadLimits } from '#domain/media/upload-limits.ts';
import type { KeptPictures } from '#web/upload/keep-pictures.server.ts';
import type { PictureCode } from './picture-code.ts';

type Sent = { path: string } | { code: PictureCode };
type Sending = { onProgress: (part: number) => void; signal: AbortSignal };

/** Sends one picture. Of all ways that a browser has, only this old one tells how far it came. */
export function sendPicture(file: File, { onProgress, signal }: Sending): Promise<Sent> {
  if (file.size > uploadLimits.bytesOfFile) return Promise.resolve({ code: 'too-large' });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', href('/admin/products/pictures'));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerIn(request));
    request.onerror = () => resolve({ code: 'cut' });
    request.onabort = () => resolve({ code: 'cut' });
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.set('pictures', file);
    request.send(form);
  });
}

function answerIn({ status, responseText }: XMLHttpRequest): Sent {
  if (status === 401 || status === 403) return { code: 'signed-out' };
  if (status === 408) return { code: 'cut' };
  if (status === 413) return { code: 'too-large' };
  if (status !== 200 && status !== 422) return { code: 'failed' };
  const { paths, problems } = JSON.parse(responseText) as KeptPictures;
  const [path] = paths;
  return path === undefined ? { code: problems[0]?.code ?? 'failed' } : { path };
}
