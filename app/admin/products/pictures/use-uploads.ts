import { useEffect, useRef, useState } from 'react';
import type { PictureCode } from './picture-code.ts';
import { sendPicture } from './send-picture.ts';

export type Sending = { key: number; file: File; part: number; code?: PictureCode };

type Uploads = { room: number; onPicture: (path: string) => void };

/** Sends pictures one after the other, in the order in which they were chosen. What failed stays named. */
export function useUploads({ room, onPicture }: Uploads) {
  const [sendings, setSendings] = useState<Sending[]>([]);
  const [added, setAdded] = useState(0);
  const line = useRef(Promise.resolve());
  const nextKey = useRef(0);
  const left = useRef(new AbortController());
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);

  const change = (key: number, to: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const sendOne = async ({ key, file }: Sending) => {
    const { signal } = left.current;
    const sent = await sendPicture(file, { signal, onProgress: (part) => change(key, { part }) });
    if (signal.aborted) return;
    if ('code' in sent) return change(key, { code: sent.code });
    setSendings((all) => all.filter((one) => one.key !== key));
    setAdded((count) => count + 1);
    onPicture(sent.path);
  };
  const send = (files: File[]) => {
    const waiting = sendings.filter((one) => !one.code);
    const fresh = files.map((file, at): Sending => {
      const sending = { key: nextKey.current++, file, part: 0 };
      return waiting.length + at < room ? sending : { ...sending, code: 'too-many' };
    });
    setSendings([...waiting, ...fresh]);
    setAdded(0);
    for (const one of fresh) if (!one.code) line.current = line.current.then(() => sendOne(one));
  };
  return { sendings, added, send };
}
