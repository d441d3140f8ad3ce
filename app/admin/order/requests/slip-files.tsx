import FileText from 'lucide-react/icons/file-text';
import { href } from 'react-router';
import type { Slip } from '#domain/slips/find-slips.server.ts';
import { useTranslate } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';
import { slipNumber, slipsCopy } from './bank-slips.copy.ts';

type SlipFilesProps = {
  orderId: string;
  slips: readonly Pick<Slip, 'id' | 'kind' | 'width' | 'height'>[];
  /** Small in lists, large on the order page. */
  size: 'small' | 'large';
};

const sizes = { small: 'max-h-28', large: 'max-h-[70vh]' };

/** Shows the files of bank slips: a picture opens in a new tab to be enlarged; a PDF is a download. */
export function SlipFiles({ orderId, slips, size }: SlipFilesProps) {
  const translate = useTranslate();
  const hrefOf = (slipId: string) =>
    href('/order-success/:orderId/slip/:slipId', { orderId, slipId });
  return (
    <ul className="flex flex-wrap items-start gap-2.5">
      {slips.map(({ id, kind, width, height }, index) => (
        <li key={id}>
          {kind === 'pdf' ? (
            <a
              href={hrefOf(id)}
              download
              title={translate(slipsCopy.pdfHint)}
              className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line px-3"
            >
              <FileText aria-hidden="true" className="size-5 shrink-0" />
              <Text of={slipNumber(index + 1)} />
              <span>{'PDF'}</span>
            </a>
          ) : (
            <a href={hrefOf(id)} target="_blank" rel="noreferrer" className="block rounded-md">
              <img
                src={hrefOf(id)}
                alt={translate(slipNumber(index + 1))}
                width={width ?? undefined}
                height={height ?? undefined}
                loading="lazy"
                className={`h-auto w-auto max-w-full rounded-md border border-line object-contain ${sizes[size]}`}
              />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
