import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { FieldFrame, type FieldProps, splitProps } from './field.tsx';
import { passwordFieldCopy } from './password-field.copy.ts';

/** Renders a password field with a button that shows the password. Set `autoComplete` for a current or a new one. */
export function PasswordField(props: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const { frame, control } = splitProps(props);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          type={isShown ? 'text' : 'password'}
          className="control pe-13"
        />
        {useHasScript() && (
          <IconButton
            label={isShown ? passwordFieldCopy.hide : passwordFieldCopy.show}
            icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            aria-controls={frame.id}
            onClick={() => setShown(!isShown)}
            className="absolute! top-0.5 right-0.5"
          />
        )}
      </div>
    </FieldFrame>
  );
}
