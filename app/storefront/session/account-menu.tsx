import { type RefObject, useEffect } from 'react';
import { Text } from '#ui/text/text.tsx';
import { AccountLinks } from './account-links.tsx';
import { useAccount } from './account-provider.tsx';

export type AccountMenuProps = {
  open: boolean;
  /** The element with button and menu: a click or focus outside of it closes the menu. */
  within: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Shows the links of an account below its button, in tab order. */
export function AccountMenu({ open, within, onClose }: AccountMenuProps) {
  const { account } = useAccount();
  useEffect(() => {
    if (!open) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !within.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open, within, onClose]);
  if (!open || !account) return null;
  return (
    <div className="account-menu on-cream absolute top-full right-0 mt-4.5 w-70 rounded-md border border-line bg-cream-50 p-2 text-ink-900 shadow-3 [&_svg]:text-leaf-600">
      <p className="border-b border-line px-3.5 pt-2 pb-3 font-semibold wrap-anywhere">
        <Text of={{ en: account.name, si: account.name }} />
      </p>
      <div className="pt-2">
        <AccountLinks onFollow={onClose} />
      </div>
    </div>
  );
}
