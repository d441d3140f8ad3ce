import { z } from 'zod';
import { guideMarks } from './guide-mark.ts';

/** A button of the guide. */
export const guideForm = z.object({ mark: z.enum(guideMarks), take: z.enum(['back']).optional() });
