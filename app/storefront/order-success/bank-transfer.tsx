import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { formatRupees } from '#domain/kernel/rupees.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import type { Confirmation } from './load-confirmation.server.ts';
import { DetailCard } from './order-details.tsx';
import { successCopy, transferInstruction } from './order-success.copy.ts';

type BankTransferProps = {
  transfer: NonNullable<Confirmation['transfer']>;
  progress: Confirmation['progress'];
};

/** Shows the bank details with the owner's line breaks, values to copy, and a WhatsApp link for sending the slip. */
export function BankTransfer({ transfer: { details, slipChatUrl }, progress }: BankTransferProps) {
  const { dueLkr, orderNumber } = progress;
  const account = textIn(useLanguage(), details).text;
  return (
    <DetailCard id="bank-title" title={successCopy.bankDetails}>
      <div className="mt-4 flex items-start justify-between gap-2 rounded-md border border-line bg-cream-100 py-2 pr-2 pl-5">
        <p className="py-2 leading-normal font-semibold whitespace-pre-line wrap-anywhere tabular-nums">
          <Text of={details} />
        </p>
        <CopyButton text={account} of={successCopy.bankDetails} />
      </div>
      <ul className="mt-3 print:hidden">
        <Copyable label={successCopy.amount} shown={formatRupees(dueLkr)} text={`${dueLkr}`} />
        <Copyable label={successCopy.reference} shown={orderNumber} text={orderNumber} />
      </ul>
      <p className="mt-4 leading-snug font-medium wrap-anywhere">
        <Both of={transferInstruction(dueLkr, orderNumber)} />
      </p>
      {slipChatUrl && (
        <ButtonLink to={slipChatUrl} className="mt-5 print:hidden" icon={<WhatsAppGlyph />}>
          <Both of={successCopy.sendSlip} />
        </ButtonLink>
      )}
    </DetailCard>
  );
}

type CopyableProps = { label: Bilingual; shown: string; text: string };

function Copyable({ label, shown, text }: CopyableProps) {
  return (
    <li className="flex items-center justify-between gap-x-3 border-b border-line py-1 pr-2 pl-5">
      <p className="font-semibold wrap-anywhere tabular-nums">
        <span className="block text-sm leading-normal font-normal text-ink-600">
          <Both of={label} inline />
        </span>
        {shown}
      </p>
      <CopyButton text={text} of={label} />
    </li>
  );
}
