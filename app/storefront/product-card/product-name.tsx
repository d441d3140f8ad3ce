import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';

type ProductNameProps = {
  of: Bilingual;
  /** Makes the name in the page's language a link that fills the card around it. */
  to?: string;
};

/** Renders the name in the language of the page, and below it the other one, for use inside a heading. */
export function ProductName({ of, to }: ProductNameProps) {
  const language = useLanguage();
  const other = language === 'en' ? 'si' : 'en';
  const isPair = of[other].trim() !== '' && textIn(language, of).text !== of[other];
  return (
    <>
      {to === undefined ? (
        <Text of={of} />
      ) : (
        <Link to={to} viewTransition onClick={markCard} className="product-card-link">
          <Text of={of} />
        </Link>
      )}
      {isPair && ' '}
      {isPair && (
        <span lang={other} className={other === 'si' ? 'second' : 'second-english'}>
          {of[other]}
        </span>
      )}
    </>
  );
}

/** Makes the picture of this card, and of no other, the start of the view transition. */
function markCard({ currentTarget }: MouseEvent) {
  document.querySelector('.is-opening')?.classList.remove('is-opening');
  currentTarget.closest('.product-card')?.classList.add('is-opening');
}
