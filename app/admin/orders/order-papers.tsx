import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import { papersCopy, paperTitles } from '#admin/papers/papers.copy.ts';
import { type PaperKind, printHref } from '#admin/papers/papers-address.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Both } from '#ui/text.tsx';
import { DetailHeading } from './detail-heading.tsx';
import type { OrdersShown } from './orders-address.ts';

type OrderPapersProps = { orderId: string; shown: OrdersShown };

/** What goes with the parcel, and what the buyer keeps. */
export function OrderPapers(props: OrderPapersProps) {
  return (
    <section>
      <DetailHeading of={papersCopy.print} />
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        <PaperLink kind="slip" {...props} />
        <PaperLink kind="invoice" {...props} />
      </div>
    </section>
  );
}

const icons = { slip: Printer, invoice: FileText };

function PaperLink({ kind, orderId, shown }: OrderPapersProps & { kind: PaperKind }) {
  const Icon = icons[kind];
  return (
    <ButtonLink
      to={printHref({ kind, orderIds: [orderId], shown })}
      variant="outline"
      size="small"
      icon={<Icon aria-hidden="true" />}
    >
      <Both of={paperTitles[kind]} beside />
    </ButtonLink>
  );
}
