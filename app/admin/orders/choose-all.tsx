import ListChecks from 'lucide-react/icons/list-checks';
import { Button } from '#ui/button.tsx';
import { Both } from '#ui/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { ordersCopy } from './orders.copy.ts';

/** Ticks every order of the page, or none where all are ticked. Without a script each is ticked by itself. */
export function ChooseAll({ formId }: { formId: string }) {
  if (!useHasScript()) return null;
  const toggle = () => {
    const boxes = [
      ...document.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][form="${formId}"]`),
    ];
    const isAll = boxes.every((box) => box.checked);
    for (const box of boxes) box.checked = !isAll;
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<ListChecks aria-hidden="true" />}
      onClick={toggle}
      className="choose-all min-[761px]:max-[1320px]:[&_.second-beside]:hidden"
    >
      <Both of={ordersCopy.chooseAll} beside />
    </Button>
  );
}
