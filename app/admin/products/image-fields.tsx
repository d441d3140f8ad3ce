import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import type { MouseEvent } from 'react';
import { productLimits } from '#domain/catalog/editing/product-form.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { useField } from '#ui/form/form.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { formCopy, moveImage, removeImage } from './product-form.copy.ts';
import type { useImageRows } from './use-image-rows.ts';

/**
 * Renders a URL field for each picture, at least one. The buttons are handled in the browser with JavaScript,
 * by the server otherwise.
 */
export function ImageFields({ images }: { images: ReturnType<typeof useImageRows> }) {
  const { rows, change, add, remove } = images;
  const inBrowser = (action: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    action();
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5">
      <legend className="mb-1.75 text-md leading-snug font-semibold">
        <Both of={formCopy.image} inline />
      </legend>
      {rows.map(({ key, image }, index) => (
        <ImageField
          key={key}
          position={index + 1}
          count={rows.length}
          image={image}
          onChange={(typed) => change(key, typed)}
          onRemove={inBrowser(() => remove(key))}
        />
      ))}
      <p className="text-sm leading-snug text-ink-600">
        <Text of={formCopy.imageHint} />
      </p>
      {rows.length < productLimits.images && (
        <Button
          type="submit"
          formNoValidate
          name="intent"
          value="add-image"
          variant="outline"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={inBrowser(add)}
          className="w-fit"
        >
          <Text of={formCopy.addImage} />
        </Button>
      )}
    </fieldset>
  );
}

type ImageFieldProps = {
  /** Counted from 1. */
  position: number;
  count: number;
  image: string;
  onChange: (image: string) => void;
  onRemove: (event: MouseEvent) => void;
};

/** Renders the URL field of one picture; hidden for an upload, whose path means nothing to the owner. */
function ImageField(props: ImageFieldProps) {
  const { position, image, onChange } = props;
  const translate = useTranslate();
  const name = `image${position}`;
  const { error, label } = useField(name);
  const isHidden = useHasScript() && !error && image.startsWith('/media/');
  return (
    <div
      hidden={isHidden}
      className={`grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 ${isHidden ? 'hidden' : 'grid'}`}
    >
      <input
        id={name}
        name={name}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={image}
        onChange={(event) => onChange(event.target.value)}
        aria-label={translate(label)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        className="control"
      />
      <ImageButtons {...props} />
      {error && (
        <div className="col-span-2">
          <FieldError id={`${name}-error`} of={error} />
        </div>
      )}
    </div>
  );
}

/** Includes move buttons only without JavaScript; otherwise pictures are moved in the gallery above. */
function ImageButtons({ position, count, onRemove }: ImageFieldProps) {
  const button = { type: 'submit', formNoValidate: true, name: 'intent' } as const;
  const name = `image${position}`;
  const canMove = !useHasScript() && count > 1;
  return (
    <div className="flex items-center justify-end">
      {canMove && (
        <>
          <IconButton
            {...button}
            value={`move-${name}-earlier`}
            label={moveImage(position, 'earlier')}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={position === 1}
          />
          <IconButton
            {...button}
            value={`move-${name}-later`}
            label={moveImage(position, 'later')}
            icon={<ArrowDown aria-hidden="true" />}
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
    </div>
  );
}
