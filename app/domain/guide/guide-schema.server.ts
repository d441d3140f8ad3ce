import { z } from 'zod';
import { guideMarks } from './guide-mark.ts';

/** Reads a button of the onboarding checklist. */
export const guideForm = z.object({ mark: z.enum(guideMarks), take: z.enum(['back']).optional() });
