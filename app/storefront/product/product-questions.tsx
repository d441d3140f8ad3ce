import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Both } from '#ui/text.tsx';
import { LongText } from './long-text.tsx';
import { factLabels, productCopy } from './product.copy.ts';
import { isSaid } from './product-facts-card.tsx';

type ProductQuestionsProps = { howToUse: Bilingual; isDeliveryFree: boolean };

export function ProductQuestions({ howToUse, isDeliveryFree }: ProductQuestionsProps) {
  return (
    <div className="mt-7 border-t border-line">
      {isSaid(howToUse) && (
        <Question of={factLabels.howToUse} isOpen>
          <LongText of={howToUse} />
        </Question>
      )}
      <Question of={productCopy.howLong}>
        <LongText of={isDeliveryFree ? productCopy.freeDelivery : productCopy.delivery} />
      </Question>
      <Question of={productCopy.ifDamaged}>
        <LongText of={productCopy.damaged} />
      </Question>
    </div>
  );
}

type QuestionProps = { of: Bilingual; isOpen?: boolean; children: ReactNode };

function Question({ of, isOpen = false, children }: QuestionProps) {
  return (
    <details open={isOpen} className="product-question">
      <summary>
        <span className="flex-1 leading-snug [&>.second]:text-sm">
          <Both of={of} />
        </span>
        <ChevronDown aria-hidden="true" className="size-5.5 shrink-0 text-leaf-600" />
      </summary>
      <div className="grid gap-2.5 pb-5.5 text-ink-600">{children}</div>
    </details>
  );
}
