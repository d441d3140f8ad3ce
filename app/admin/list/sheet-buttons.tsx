import { useNavigation } from 'react-router';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';

/** Renders Cancel and Save for the footer of a sheet whose form has this id. */
export function SheetButtons({ formId, listHref }: { formId: string; listHref: string }) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <>
      <ButtonLink to={listHref} preventScrollReset variant="outline" className="flex-1">
        <Both of={panelCopy.cancel} />
      </ButtonLink>
      <Button type="submit" form={formId} busy={isBusy} className="flex-1">
        <Both of={panelCopy.save} />
      </Button>
    </>
  );
}
