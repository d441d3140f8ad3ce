import { Trash2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { FieldError } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useSay } from '#ui/language.tsx';
import { ProductPicture } from '#ui/picture.tsx';
import { imageNumber, removeImage } from './product-form.copy.ts';

type ImageFieldProps = {
  /** Counted from 1. */
  place: number;
  image: string;
  error: Bilingual | undefined;
  isOnly: boolean;
  onRemove: (event: MouseEvent) => void;
};

/** The address of one picture, with the picture beside it as soon as it can be one. */
export function ImageField({ place, image, error, isOnly, onRemove }: ImageFieldProps) {
  const [address, setAddress] = useState(image);
  const say = useSay();
  const name = `image${place}`;
  return (
    <div className="grid grid-cols-[52px_1fr_44px] items-center gap-x-2.5 gap-y-1.5">
      <ProductPicture
        key={address}
        src={canBePicture(address) ? address.trim() : undefined}
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
        defaultValue={image}
        onChange={(event) => setAddress(event.target.value)}
        aria-label={say(imageNumber(place))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        className="control"
      />
      <IconButton
        type="submit"
        formNoValidate
        name="intent"
        value={`remove-image${place}`}
        label={removeImage(place)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
        disabled={isOnly}
        className="text-clay-700"
      />
      {error && (
        <div className="col-span-2 col-start-2">
          <FieldError id={`${name}-error`} of={error} />
        </div>
      )}
    </div>
  );
}

function canBePicture(address: string): boolean {
  return /^(https:\/\/[^/]+\/|\/pictures\/).+/.test(address.trim());
}
