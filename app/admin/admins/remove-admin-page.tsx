import UserMinus from 'lucide-react/icons/user-minus';
import { adminsCopy } from './admins.copy.ts';
import { AskAdmin, type AskAdminProps } from './ask-admin.tsx';

type RemoveAdminPageProps = Pick<AskAdminProps, 'name' | 'signsInAs' | 'answer'> & {
  isYou: boolean;
};

/** The question before somebody loses the panel. */
export function RemoveAdminPage({ isYou, ...asked }: RemoveAdminPageProps) {
  return (
    <AskAdmin
      {...asked}
      title={adminsCopy.removeWho}
      explained={isYou ? adminsCopy.removeYourself : adminsCopy.removal}
      button={adminsCopy.remove}
      variant="danger"
      icon={<UserMinus aria-hidden="true" />}
    />
  );
}
