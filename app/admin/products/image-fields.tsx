import { Plus } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { productLimits } from '#domain/catalog/product-form.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button } from '#ui/button.tsx';
import { Both, Text } from '#ui/text.tsx';
import { ImageField } from './image-field.tsx';
import { formCopy } from './product-form.copy.ts';

type ImageFieldsProps = {
  images: string[];
  errorOf: (field: string) => Bilingual | undefined;
};

/**
 * One field for each picture, at least one. The buttons work here where JavaScript runs,
 * and are answered by the server where it does not.
 */
export function ImageFields({ images, errorOf }: ImageFieldsProps) {
  const [rows, setRows] = useState(() => images.map((image, key) => ({ key, image })));
  const nextKey = useRef(images.length);
  const add = (event: MouseEvent) => {
    event.preventDefault();
    const key = nextKey.current++;
    setRows([...rows, { key, image: '' }]);
  };
  const remove = (key: number) => (event: MouseEvent) => {
    event.preventDefault();
    setRows(rows.filter((row) => row.key !== key));
  };
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.75 text-md leading-snug font-semibold">
        <Both of={formCopy.image} beside />
      </legend>
      {rows.map(({ key, image }, place) => (
        <ImageField
          key={key}
          place={place + 1}
          image={image}
          error={errorOf(`image${place + 1}`)}
          isOnly={rows.length === 1}
          onRemove={remove(key)}
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
          onClick={add}
          className="w-fit"
        >
          <Text of={formCopy.addImage} />
        </Button>
      )}
    </fieldset>
  );
}
