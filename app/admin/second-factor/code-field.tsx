import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { TextField } from '#ui/field.tsx';
import { secondFactorCopy } from './second-factor.copy.ts';

type CodeFieldProps = { autoFocus?: boolean; error?: Bilingual | undefined };

/** Six figures; phones show their figures for it and offer the code of their own app. */
export function CodeField({ error, ...rest }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={secondFactorCopy.code}
      hint={secondFactorCopy.codeHint}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*(\d\s*){6}"
      maxLength={16}
      required
      {...rest}
    />
  );
}
