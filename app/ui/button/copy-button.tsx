import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { copied, copyOf, notCopied } from './copy-button.copy.ts';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';

type CopyButtonProps = {
  text: string;
  /** Names the text, for the button's label. */
  of: Bilingual;
};

/** Copies a text to the clipboard. Without a script it is invisible, but keeps its space. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const [isCopied, setCopied] = useState<boolean>();
  const hasScript = useHasScript();
  const copy = () => {
    void copyText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span className="inline-flex items-center align-middle print:hidden">
      <IconButton
        label={copyOf(of)}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        className={hasScript ? 'text-leaf-700' : 'invisible'}
        onClick={copy}
      />
      <span role="status" className="text-sm leading-normal font-normal text-leaf-700">
        {isCopied !== undefined && <Text of={isCopied ? copied : notCopied} />}
      </span>
    </span>
  );
}
