import { shellCopy } from '#storefront/frame/frame.copy.ts';
import { useLatePart } from '#storefront/frame/use-late-part.ts';
import { toasts } from '#ui/toast.tsx';
import type { FiltersDialogProps } from './filters-dialog.tsx';

const load = () => import('./filters-dialog.tsx').then(({ FiltersDialog }) => FiltersDialog);

export function LateFiltersDialog({ isOpen: isWanted, ...rest }: FiltersDialogProps) {
  const giveUp = () => {
    toasts.error(shellCopy.unavailable, 'filters');
    rest.onOpenChange(false);
  };
  const { Part: FiltersDialog, isOpen } = useLatePart({ load, isWanted, onMissed: giveUp });
  return FiltersDialog ? <FiltersDialog isOpen={isOpen} {...rest} /> : null;
}
