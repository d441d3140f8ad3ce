import Star from 'lucide-react/icons/star';
import { textIn } from '#domain/kernel/bilingual.ts';
import type { LandingStory } from '#domain/settings/landing-claims.ts';
import { useLanguage } from '#ui/language.tsx';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { initialOf } from './initial-of.ts';
import { stars } from './testimonials.copy.ts';

const openingMark = '“';

export function Story({ name, town, words, stars: count }: LandingStory) {
  const initial = initialOf(textIn(useLanguage(), name).text);
  return (
    <figure className="story">
      <span aria-hidden="true" className="story-mark">
        {openingMark}
      </span>
      <blockquote className="story-words">
        <p>
          <Text of={words} />
        </p>
      </blockquote>
      <p className="flex gap-0.5 text-gold-400">
        <VisuallyHidden>
          <Text of={stars(count)} />
        </VisuallyHidden>
        {Array.from({ length: count }, (_, index) => index + 1).map((star) => (
          <Star key={star} aria-hidden="true" className="size-4.25 fill-current" />
        ))}
      </p>
      <figcaption className="mt-auto flex items-center gap-4 pt-2 leading-snug">
        <span aria-hidden="true" className="story-medal">
          {initial}
        </span>
        <span>
          <b className="block">
            <Text of={name} />
          </b>
          <span className="text-md text-leaf-200">
            <Text of={town} />
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
