import Plus from 'lucide-react/icons/plus';
import type { MouseEvent } from 'react';
import { productLimits } from '#domain/catalog/editing/product-form.ts';
import { Button } from '#ui/button/button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { ImageField } from './image-field.tsx';
import { formCopy } from './product-form.copy.ts';
import type { useImageRows } from './use-image-rows.ts';

/**
 * Shows one field for the address of each picture, at least one. The buttons work in the browser if JavaScript runs,
 * and are handled by the server otherwise.
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
        <Both of={formCopy.image} beside />
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
