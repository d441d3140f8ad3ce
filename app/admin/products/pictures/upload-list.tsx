import { useEffect, useRef } from 'react';
import { FieldError } from '#ui/field/field.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { pictureProblemCopy, uploadingFile } from './pictures.copy.ts';
import type { ListedUpload } from './use-uploads.ts';

/** Lists running uploads with their progress, and refused ones with the reason. */
export function UploadList({ uploads }: { uploads: ListedUpload[] }) {
  if (uploads.length === 0) return null;
  return (
    <ul className="grid gap-2.5">
      {uploads.map((one) => (
        <li key={one.key} className="grid grid-cols-[52px_1fr] items-center gap-3">
          <Preview file={one.file} />
          {one.code ? (
            <div role="alert">
              <FieldError
                id={`picture-error${one.key}`}
                of={pictureProblemCopy(one.file.name, one.code)}
              />
            </div>
          ) : (
            <Progress of={one} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Progress({ of: { file, sentShare } }: { of: ListedUpload }) {
  const translate = useTranslate();
  return (
    <span className="grid gap-1.5 text-sm leading-snug wrap-anywhere">
      <span>{file.name}</span>
      <progress
        value={sentShare}
        aria-label={translate(uploadingFile(file.name))}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-pill border-0 bg-cream-300 [&::-moz-progress-bar]:bg-leaf-700 [&::-webkit-progress-bar]:bg-cream-300 [&::-webkit-progress-value]:bg-leaf-700"
      />
    </span>
  );
}

/** The pixels of a preview's side: twice the 52 px on the screen with its border, for sharp screens. */
const sidePx = 104;

/** Previews the local file; stays empty if the browser cannot decode it. */
function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    void drawInto(canvas.current, file, () => isGone).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <span aria-hidden="true" className="overflow-hidden rounded-[10px] border border-line">
      <canvas
        ref={canvas}
        width={sidePx}
        height={sidePx}
        className="block size-12.5 bg-cream-200"
      />
    </span>
  );
}

async function drawInto(canvas: HTMLCanvasElement | null, file: File, isGone: () => boolean) {
  const bitmap = await createImageBitmap(file);
  const scale = sidePx / Math.min(bitmap.width, bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const context = isGone() ? null : canvas?.getContext('2d');
  context?.drawImage(bitmap, (sidePx - width) / 2, (sidePx - height) / 2, width, height);
  bitmap.close();
}
