import ImageUp from 'lucide-react/icons/image-up';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import type { PictureProblem } from '#web/upload/store-pictures.server.ts';
import { addedToForm, pictureProblemCopy, picturesCopy } from './pictures.copy.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const formats = 'image/jpeg,image/png,image/webp,image/avif';

type PictureUploadProps = {
  /** Set for a control that takes one file, of which a page can have several. */
  id?: string;
  /** The number of pictures that the form still accepts. */
  maxNewPictures: number;
  problems: PictureProblem[];
  onPicture: (path: string) => void;
  /** The existing pictures. */
  children: ReactNode;
};

/** Uploads pictures from the owner's device. Without JavaScript they are sent with the enclosing form. */
export function PictureUpload(props: PictureUploadProps) {
  const { id = 'pictures', maxNewPictures, problems, onPicture, children } = props;
  const isSingle = id !== 'pictures';
  const hasScript = useHasScript();
  const uploader = useUploads({ maxNewPictures, onPicture });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are chosen without dragging by the button inside
    <div
      onDragOver={(event) => isWithFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!isWithFiles(event)) return;
        event.preventDefault();
        uploader.start([...event.dataTransfer.files]);
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-dashed border-field-line px-4 py-3.5"
    >
      {children}
      {uniqueProblems(problems).map(({ id: problemId, text }) => (
        <FieldError key={problemId} id={problemId} of={text} />
      ))}
      {hasScript ? (
        <Chooser id={id} isSingle={isSingle} {...uploader} />
      ) : (
        <PlainChooser id={id} isSingle={isSingle} />
      )}
      <p id={`${id}-hint`} className="text-sm leading-snug text-ink-600">
        <Text of={isSingle ? picturesCopy.hintOne : picturesCopy.hint} />
      </p>
    </div>
  );
}

/** Removes duplicates: files of the same name with the same problem. */
function uniqueProblems(problems: PictureProblem[]) {
  const texts = new Map(
    problems.map(({ file, code }) => [`${code} ${file}`, pictureProblemCopy(file, code)]),
  );
  return [...texts].map(([id, text]) => ({ id, text }));
}

type ChooserProps = { id: string; isSingle: boolean };

function PlainChooser({ id, isSingle }: ChooserProps) {
  return (
    <>
      <label htmlFor={id} className="text-md leading-snug font-semibold">
        <Both of={isSingle ? picturesCopy.uploadOne : picturesCopy.upload} inline />
      </label>
      <input
        id={id}
        name="pictures"
        type="file"
        multiple={!isSingle}
        accept={formats}
        aria-describedby={`${id}-hint`}
        className="min-h-11 w-full min-w-0 text-md file:me-3 file:min-h-11 file:cursor-pointer file:rounded-pill file:border file:border-solid file:border-leaf-700 file:bg-transparent file:px-4 file:font-semibold file:text-leaf-900"
      />
      <Button
        type="submit"
        formNoValidate
        formEncType="multipart/form-data"
        name="intent"
        value="upload-pictures"
        variant="outline"
        size="small"
        className="w-fit"
      >
        <Both of={picturesCopy.send} inline />
      </Button>
    </>
  );
}

function isWithFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

function Chooser({ id, isSingle, ...uploader }: ChooserProps & ReturnType<typeof useUploads>) {
  const { uploads, addedCount, start } = uploader;
  const isBusy = uploads.some((one) => !one.code);
  const { box, wasBlocked } = useSubmitBlock(isBusy);
  return (
    <div ref={box} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="button button-outline button-small relative w-fit cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--ring)">
          <ImageUp aria-hidden="true" />
          <span>
            <Text of={isSingle ? picturesCopy.chooseOne : picturesCopy.choose} />
          </span>
          <input
            id={id}
            type="file"
            multiple={!isSingle}
            accept={formats}
            aria-describedby={`${id}-hint`}
            className="sr-only"
            onChange={({ currentTarget }) => {
              start([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </label>
        <span className="text-md text-ink-600 pointer-coarse:hidden">
          <Text of={isSingle ? picturesCopy.dragOne : picturesCopy.drag} />
        </span>
      </div>
      <UploadList uploads={uploads} />
      <p role="status" className="text-sm leading-snug font-semibold text-leaf-700 empty:hidden">
        {wasBlocked && isBusy && <Text of={picturesCopy.wait} />}
        {!isBusy && addedCount > 0 && <Text of={addedToForm(addedCount)} />}
      </p>
    </div>
  );
}

/** Blocks submitting the enclosing form while an upload is running. Returns whether a submit was blocked. */
function useSubmitBlock(isBusy: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [wasBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!isBusy || !form) return;
    const block = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setBlocked(true);
    };
    form.addEventListener('submit', block, { capture: true });
    return () => {
      setBlocked(false);
      form.removeEventListener('submit', block, { capture: true });
    };
  }, [isBusy]);
  return { box, wasBlocked };
}
