import { type RefObject, useEffect, useRef } from 'react';
import { Botanical, type Plant } from '#ui/picture/botanical.tsx';

const plants: Plant[] = ['gotukola', 'cinnamon', 'ginger', 'turmeric', 'coconut-sesame', 'neem'];

/** Each plant of the oil once, drifting slowly; paused while off screen. */
export function Particles({ within }: { within: RefObject<HTMLElement | null> }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => restWhenUnseen(within.current, box.current), [within]);
  return (
    <div ref={box} aria-hidden="true" className="particles">
      {plants.map((plant) => (
        <div key={plant} className={`particle particle-${plant}`}>
          <Botanical plant={plant} className="w-full" />
        </div>
      ))}
    </div>
  );
}

function restWhenUnseen(scene: Element | null, box: HTMLElement | null) {
  if (!scene || !box) return;
  let isInView = true;
  const decide = () => box.toggleAttribute('data-resting', !isInView || document.hidden);
  const eye = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? true;
    decide();
  });
  eye.observe(scene);
  document.addEventListener('visibilitychange', decide);
  return () => {
    eye.disconnect();
    document.removeEventListener('visibilitychange', decide);
  };
}
