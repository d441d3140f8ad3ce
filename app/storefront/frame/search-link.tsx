import Search from 'lucide-react/icons/search';
import { IconLink } from '#ui/icon-button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { pathIn } from '#web/language-path.ts';
import { shellCopy } from './frame.copy.ts';
import type { FocusWish } from './use-focus-after-jump.ts';

const onTheSearchField: FocusWish = { focus: 'product-search' };

export function SearchLink() {
  return (
    <IconLink
      to={pathIn(useLanguage(), '/#products')}
      state={onTheSearchField}
      label={shellCopy.search}
      icon={<Search aria-hidden="true" />}
    />
  );
}
