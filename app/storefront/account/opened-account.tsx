import { createContext, type ReactNode, use } from 'react';

const OpenedAccountContext = createContext<string | undefined>(undefined);

/** Provides the account of the page to its forms, and opens them again when another tab has signed in to another account. */
export function OpenedAccount({ userId, children }: { userId: string; children: ReactNode }) {
  return (
    <OpenedAccountContext key={userId} value={userId}>
      {children}
    </OpenedAccountContext>
  );
}

/** Sends the account in which a form was opened, so that it saves nothing in another one. */
export function AccountField() {
  const userId = use(OpenedAccountContext);
  return userId ? <input type="hidden" name="account" value={userId} /> : null;
}
