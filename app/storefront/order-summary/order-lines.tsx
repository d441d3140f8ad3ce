import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';

type OrderLine = {
  productId: string;
  name: Bilingual;
  image: string | undefined;
  quantity: number;
  priceLkr: number;
  totalLkr: number;
};

type OrderLinesProps<Line> = {
  lines: readonly Line[];
  /** Renders what is shown below a line, such as a warning or a link. */
  belowLine?: (line: Line) => ReactNode;
};

/** Shows the lines of an order or a checkout, which cannot be changed here. */
export function OrderLines<Line extends OrderLine>({ lines, belowLine }: OrderLinesProps<Line>) {
  return (
    <ul className="mt-2">
      {lines.map((line) => (
        <li
          key={line.productId}
          className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-4 border-b border-line py-4"
        >
          <span className="size-18 overflow-clip rounded-md border border-line bg-cream-100">
            <ProductPicture
              src={line.image}
              alt=""
              sizes="90px"
              className="size-full [transform:scale(1.25)] object-cover"
            />
          </span>
          <div>
            <h3 className="font-text text-base leading-snug font-semibold text-ink-900 [&>.second]:mt-0.5 [&>.second]:font-text [&>.second]:text-sm [&>.second]:leading-normal [&>.second]:font-normal">
              <Both of={line.name} />
            </h3>
            <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 leading-normal">
              <span className="tabular-nowrap text-md text-ink-600">
                {`${line.quantity} × `}
                <Price amountLkr={line.priceLkr} />
              </span>
              <Price amountLkr={line.totalLkr} className="ms-auto font-semibold" />
            </p>
            {belowLine?.(line)}
          </div>
        </li>
      ))}
    </ul>
  );
}
