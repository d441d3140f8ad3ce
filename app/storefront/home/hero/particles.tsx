import { type RefObject, useEffect, useRef } from 'react';
import { Botanical, type Plant } from '#ui/picture/botanical.tsx';

const plants: Plant[] = ['gotukola', 'cinnamon', 'ginger', 'turmeric', 'coconut-sesame', 'neem'];

/** Shows each plant of the oil once, drifting slowly. Pauses while off screen. */
export function Particles({ within }: { within: RefObject<HTMLElement | null> }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => pauseWhenHidden(within.current, box.current), [within]);
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

function pauseWhenHidden(scene: Element | null, box: HTMLElement | null) {
  if (!scene || !box) return;
  let isInView = true;
  const update = () => box.toggleAttribute('data-resting', !isInView || document.hidden);
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? true;
    update();
  });
  observer.observe(scene);
  document.addEventListener('visibilitychange', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
}
