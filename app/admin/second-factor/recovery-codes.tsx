import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button } from '#ui/button/button.tsx';
import { copyText } from '#ui/button/copy-text.ts';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { secondFactorCopy } from './second-factor.copy.ts';

/** Shows the recovery codes with buttons to save them. Copying and printing need JavaScript; downloading does not. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid gap-5">
      <p>
        <Both of={secondFactorCopy.keepCodes} />
      </p>
      <ol className="grid gap-x-6 gap-y-1 rounded-md border border-line bg-field px-5 py-4 min-[420px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-base tracking-wide whitespace-nowrap select-all">{code}</code>
          </li>
        ))}
      </ol>
      <SaveButtons codes={codes} />
    </div>
  );
}

/** Reserves the space of two buttons until scripts run, so that the page does not shift. */
function SaveButtons({ codes }: { codes: readonly string[] }) {
  const hasScript = useHasScript();
  const [status, setStatus] = useState<Bilingual>();
  const text = `${codes.join('\r\n')}\r\n`;
  const copy = () => {
    void copyText(text).then(
      () => setStatus(secondFactorCopy.copied),
      () => setStatus(secondFactorCopy.notCopied),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-2.5 print:hidden">
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download="sandhi-recovery-codes.txt"
        className="button button-outline button-small"
      >
        <Download aria-hidden="true" />
        <span>
          <Both of={secondFactorCopy.download} inline />
        </span>
      </a>
      <div className={hasScript ? 'contents' : 'invisible contents'}>
        <Button variant="outline" size="small" icon={<Copy aria-hidden="true" />} onClick={copy}>
          <Both of={secondFactorCopy.copy} inline />
        </Button>
        <Button
          variant="outline"
          size="small"
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        >
          <Both of={secondFactorCopy.print} inline />
        </Button>
      </div>
      <p role="status" className="text-md text-leaf-900">
        {status && <Text of={status} />}
      </p>
    </div>
  );
}
