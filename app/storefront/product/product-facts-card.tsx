import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { FactName, ProductFacts } from '#domain/catalog/product-facts.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Card } from '#ui/card.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import { LongText } from './long-text.tsx';
import { type DeliveryFacts, deliveryAnswer, factLabels, productCopy } from './product.copy.ts';

type PackageFacts = ProductFacts & { maximumPriceLkr: number | null };

/** Lists the facts from the package that the owner has entered, except the instructions for use (`ProductQuestions`). */
export function ProductFactsCard({ facts }: { facts: PackageFacts }) {
  const enteredFacts = (Object.keys(factLabels) as FactName[])
    .filter((name) => name !== 'howToUse')
    .map((name) => ({ label: factLabels[name], of: inBothLanguages(facts[name]) }))
    .filter(({ of }) => isFilledIn(of));
  const { maximumPriceLkr } = facts;
  if (enteredFacts.length === 0 && maximumPriceLkr === null) return null;
  return (
    <Card as="section" aria-labelledby="product-facts" className="product-page-facts">
      <h2 id="product-facts" className="text-step-1">
        <Both of={productCopy.details} />
      </h2>
      <dl className="mt-4">
        {enteredFacts.map(({ label, of }) => (
          <Fact key={label.en} label={label}>
            <LongText of={of} />
          </Fact>
        ))}
        {maximumPriceLkr !== null && (
          <Fact label={productCopy.maximumPrice}>
            <Price amountLkr={maximumPriceLkr} />
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div className="border-t border-line py-4 last:pb-0">
      <dt className="text-sm leading-snug text-ink-600">
        <Both of={label} inline />
      </dt>
      <dd className="mt-1 grid gap-1 leading-snug">{children}</dd>
    </div>
  );
}

function inBothLanguages(fact: Bilingual | string): Bilingual {
  return typeof fact === 'string' ? { en: fact, si: fact } : fact;
}

function isFilledIn(of: Bilingual): boolean {
  return of.en.trim() !== '' || of.si.trim() !== '';
}

type ProductQuestionsProps = DeliveryFacts & { howToUse: Bilingual };

export function ProductQuestions({ howToUse, ...delivery }: ProductQuestionsProps) {
  return (
    <div className="mt-7 border-t border-line">
      {isFilledIn(howToUse) && (
        <Question of={factLabels.howToUse} isOpen>
          <LongText of={howToUse} />
        </Question>
      )}
      <Question of={productCopy.deliveryQuestion}>
        <LongText of={deliveryAnswer(delivery)} />
      </Question>
      <Question of={productCopy.damageQuestion}>
        <LongText of={productCopy.damageAnswer} />
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
