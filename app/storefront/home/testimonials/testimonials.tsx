import type { LandingStory } from '#domain/settings/landing-claims.ts';
import { Botanical } from '#ui/botanical.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Both } from '#ui/text.tsx';
import { Story } from './story.tsx';
import { testimonialsCopy } from './testimonials.copy.ts';

export function Testimonials({ stories }: { stories: LandingStory[] }) {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      className="on-dark relative overflow-clip bg-leaf-900 py-section"
    >
      <Botanical
        plant="ginger"
        stroke="large"
        className="pointer-events-none absolute -top-10 -right-24 w-60 text-leaf-200/20 md:-right-30 md:w-95"
      />
      <div className="wrap relative">
        <Heading id="testimonials-title" of={testimonialsCopy.title} />
        <div data-reveal="" className="stories">
          {stories.map((story) => (
            <Story key={`${story.name.en} ${story.words.en}`} {...story} />
          ))}
        </div>
        <p className="mt-16 text-center">
          <ButtonLink to="#products" variant="gold">
            <Both of={testimonialsCopy.order} />
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
