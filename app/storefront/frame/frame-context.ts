import { createContext, use } from 'react';
import type { Frame } from './frame.ts';

export const FrameContext = createContext<Frame | undefined>(undefined);

/** Returns the data of the frame, for a page that shows some of it again. */
export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (!frame) throw new Error('useFrame stands outside of the frame of the shop.');
  return frame;
}
