import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash';
import type { MouseEvent } from 'react';
import { FieldError } from '#ui/field.tsx';
import { useField } from '#ui/form/form.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useSay } from '#ui/language.tsx';
import { ProductPicture } from '#ui/picture.tsx';
import { Text } from '#ui/text.tsx';
import { formCopy, moveImage, removeImage } from './product-form.copy.ts';

type Press = (event: MouseEvent) => void;

type ImageFieldProps = {
  /** Counted from 1. */
  position: number;
  count: number;
  image: string;
  onChange: (image: string) => void;
  onRemove: Press;
  onMove: (step: -1 | 1) => Press;
};

/** Renders the field for the address of one picture, with the picture beside it once the address is complete. */
export function ImageField(props: ImageFieldProps) {
  const { position, count, image, onChange } = props;
  const say = useSay();
  const name = `image${position}`;
  const { error, label } = useField(name);
  return (
    <div
      className={`grid items-center gap-x-2.5 gap-y-1 sm:grid-cols-[52px_minmax(0,1fr)_auto] ${count > 1 ? 'grid-cols-[52px_minmax(0,1fr)]' : 'grid-cols-[52px_minmax(0,1fr)_auto]'}`}
    >
      <ProductPicture
        key={image}
        src={canBePicture(image) ? image.trim() : undefined}
        alt=""
        sizes="52px"
        className="size-13 rounded-[10px] border border-line object-cover"
      />
      <input
        id={name}
        name={name}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={image}
        onChange={(event) => onChange(event.target.value)}
        aria-label={say(label)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        className="control"
      />
      <div
        className={`flex items-center justify-end sm:col-start-3 ${count > 1 ? 'col-start-2' : ''}`}
      >
        {position === 1 && count > 1 && (
          <span className="me-auto text-xs font-semibold text-leaf-700 sm:sr-only">
            <Text of={formCopy.mainImage} />
          </span>
        )}
        <ImageButtons {...props} />
      </div>
      {error && (
        <div className="col-span-2 col-start-2">
          <FieldError id={`${name}-error`} of={error} />
        </div>
      )}
    </div>
  );
}

function ImageButtons({ position, count, onRemove, onMove }: ImageFieldProps) {
  const button = { type: 'submit', formNoValidate: true, name: 'intent' } as const;
  const name = `image${position}`;
  return (
    <>
      {count > 1 && (
        <>
          <IconButton
            {...button}
            id={`${name}-earlier`}
            value={`move-${name}-earlier`}
            label={moveImage(position, 'earlier')}
            icon={<ArrowUp aria-hidden="true" />}
            onClick={onMove(-1)}
            disabled={position === 1}
          />
          <IconButton
            {...button}
            id={`${name}-later`}
            value={`move-${name}-later`}
            label={moveImage(position, 'later')}
            icon={<ArrowDown aria-hidden="true" />}
            onClick={onMove(1)}
            disabled={position === count}
          />
        </>
      )}
      <IconButton
        {...button}
        value={`remove-${name}`}
        label={removeImage(position)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
        disabled={count === 1}
        className="text-clay-700"
      />
    </>
  );
}

function canBePicture(address: string): boolean {
  return /^(https:\/\/[^/]+\/|\/(pictures|media)\/).+/.test(address.trim());
}
