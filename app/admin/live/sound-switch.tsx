import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { liveCopy } from './live.copy.ts';
import { switchSound, useIsSoundOn } from './sound.ts';

/** Switches the sound of new orders in this browser on or off. Renders nothing without JavaScript. */
export function SoundSwitch() {
  const isOn = useIsSoundOn();
  if (!useHasScript()) return null;
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="panel-link"
      onClick={() => switchSound(!isOn)}
    >
      <Icon aria-hidden="true" />
      <span>
        <Both of={liveCopy.sound} />
      </span>
      <span aria-hidden="true" className="ms-auto text-2xs">
        <Text of={isOn ? liveCopy.on : liveCopy.off} />
      </span>
    </button>
  );
}
