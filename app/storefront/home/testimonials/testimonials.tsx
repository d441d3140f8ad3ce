import Star from 'lucide-react/icons/star';
import { textIn } from '#domain/kernel/bilingual.ts';
import type { LandingTestimonial } from '#domain/settings/landing/landing-claims.ts';
import { stars, testimonialsCopy } from '#storefront/home/home.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Botanical } from '#ui/picture/botanical.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';

export function Testimonials({ testimonials }: { testimonials: LandingTestimonial[] }) {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      className="below-first-screen on-dark relative overflow-clip bg-leaf-900 py-section"
    >
      <Botanical
        plant="ginger"
        stroke="large"
        className="pointer-events-none absolute -top-10 -right-24 w-60 text-leaf-200/20 md:-right-30 md:w-95"
      />
      <div className="wrap relative">
        <Heading id="testimonials-title" of={testimonialsCopy.title} />
        <div data-reveal="" className="testimonial-list">
          {testimonials.map((testimonial) => (
            <Testimonial key={`${testimonial.name.en} ${testimonial.quote.en}`} {...testimonial} />
          ))}
        </div>
        <p className="mt-10 text-center min-[900px]:mt-16">
          <ButtonLink to="#products" variant="gold">
            <Both of={testimonialsCopy.order} />
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

const openingMark = '“';

function Testimonial({ name, town, quote, stars: count, writtenIn }: LandingTestimonial) {
  const initial = initialOf(textIn(useLanguage(), name).text);
  return (
    <figure className="testimonial">
      <span aria-hidden="true" className="testimonial-mark">
        {openingMark}
      </span>
      <blockquote className="testimonial-words">
        <p lang={writtenIn}>{writtenIn ? quote.en : <Text of={quote} />}</p>
      </blockquote>
      <p className="flex gap-1 text-gold-400">
        <VisuallyHidden>
          <Text of={stars(count)} />
        </VisuallyHidden>
        {Array.from({ length: count }, (_, index) => index + 1).map((star) => (
          <Star key={star} aria-hidden="true" className="size-4 fill-current stroke-none" />
        ))}
      </p>
      <figcaption className="mt-auto flex items-center gap-4 pt-2 leading-snug">
        <span aria-hidden="true" className="testimonial-initial">
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

/** Matches a character of the alphabet with its marks and the consonants that a virama and a joiner join to it. */
const initialPattern = /^\p{L}(?:\u0dca\u200d\p{L}|\p{M})*/u;

/** Returns the first character of a name with its marks; '' if it is not of an alphabet, such as a digit. */
export function initialOf(name: string): string {
  return initialPattern.exec(name.trim())?.[0] ?? '';
}
