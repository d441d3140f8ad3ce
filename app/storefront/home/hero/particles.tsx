import { Botanical, type Plant } from '#ui/picture/botanical.tsx';

const plants: Plant[] = ['gotukola', 'cinnamon', 'ginger', 'turmeric', 'coconut-sesame', 'neem'];

/** Shows each plant of the oil once, drifting slowly. */
export function Particles() {
  return (
    <div aria-hidden="true" className="particles">
      {plants.map((plant) => (
        <div key={plant} className={`particle particle-${plant}`}>
          <Botanical plant={plant} className="w-full" />
        </div>
      ))}
    </div>
  );
}
