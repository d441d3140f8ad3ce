import { z } from 'zod';

const rule = 'must be a whole number from 1 to 65535';

export const port = z
  .string()
  .regex(/^\d{1,5}$/, rule)
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, rule);
