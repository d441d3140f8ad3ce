import Search from 'lucide-react/icons/search';
import { IconButton } from '#ui/icon-button.tsx';
import { useSay } from '#ui/language.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { productsCopy } from './products.copy.ts';
import type { Typing } from './use-typing.ts';

/** Without a script it is a field of its form. */
export function SearchBox({ typing }: { typing: Typing }) {
  const say = useSay();
  return (
    <div className="product-search">
      <label htmlFor="product-search">
        <VisuallyHidden>{say(productsCopy.searchProducts)}</VisuallyHidden>
      </label>
      <input
        id="product-search"
        type="search"
        name="q"
        value={typing.text}
        onChange={(event) => typing.type(event.target.value)}
        placeholder={say(productsCopy.searchProducts)}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <div className="product-search-button">
        <IconButton
          type="submit"
          label={productsCopy.search}
          icon={<Search aria-hidden="true" />}
        />
      </div>
    </div>
  );
}
