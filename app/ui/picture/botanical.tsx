import sprite from '#ui/brand/sprite.svg?no-inline';

export type Plant = 'gotukola' | 'turmeric' | 'ginger' | 'neem' | 'coconut-sesame' | 'cinnamon';

/** Sets thinner strokes for large drawings and thicker ones for small drawings, so that their lines look alike. */
const strokes = {
  small: '[--stem:2.2] [--vein:1.6]',
  medium: '',
  large: '[--stem:0.67] [--vein:0.5]',
};

type BotanicalProps = { plant: Plant; stroke?: keyof typeof strokes; className?: string };

/** Renders a line drawing in the color of the text. Always decorative. */
export function Botanical({ plant, stroke = 'medium', className = '' }: BotanicalProps) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={`${strokes[stroke]} ${className}`}>
      <use href={`${sprite}#${plant}`} />
    </svg>
  );
}
