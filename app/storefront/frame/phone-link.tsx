import Phone from 'lucide-react/icons/phone';
import { Text } from '#ui/text.tsx';
import type { Contact } from './frame.ts';

/** A link that calls the shop, where there is a number that someone answers. */
export function PhoneLink({ contacts }: { contacts: Contact[] }) {
  const phone = contacts.find(({ kind }) => kind === 'phone');
  if (phone?.href === undefined) return null;
  return (
    <a href={phone.href} className="flex min-h-11 items-center gap-3 text-base hover:underline">
      <Phone aria-hidden="true" className="size-5" />
      <span className="figures">
        <Text of={phone.text} />
      </span>
    </a>
  );
}
