import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';

const tones = {
  info: { look: 'border-gold-600/40 bg-pending-tint text-pending', Icon: Info },
  success: { look: 'border-leaf-600/30 bg-delivered-tint text-delivered', Icon: CircleCheck },
  danger: { look: 'border-clay-700/40 bg-clay-100 text-clay-700', Icon: CircleAlert },
};

/** The tone and role of a notice about the outcome of an action. */
export const outcome = {
  success: { tone: 'success', role: 'status' },
  error: { tone: 'danger', role: 'alert' },
} as const;

type NoticeProps = {
  tone?: keyof typeof tones;
  /** `alert` for a new problem, `status` for a new success, nothing for lasting information. */
  role?: 'alert' | 'status';
  children: ReactNode;
};

/** Renders a notice about the content below it. */
export function Notice({ tone = 'info', role, children }: NoticeProps) {
  const { look, Icon } = tones[tone];
  return (
    <div
      role={role}
      className={`flex gap-3.5 rounded-md border px-5 py-4 leading-snug [--second:currentColor] ${look}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
