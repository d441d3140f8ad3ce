import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { Button } from '#ui/button/button.tsx';
import { Notice, outcome } from '#ui/feedback/notice.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import {
  examplePush,
  notificationsCopy,
  type Obstacle,
  obstacleCopy,
} from './notifications.copy.ts';
import type { usePush } from './use-push.ts';

type ThisDeviceProps = { push: ReturnType<typeof usePush>; isDemo: boolean };

/** Switches notifications on in this browser, or shows why it cannot. */
export function ThisDevice({ push, isDemo }: ThisDeviceProps) {
  return (
    <PanelCard id="this-device" title={notificationsCopy.thisDevice}>
      <div className="grid gap-5">
        {isDemo && (
          <Notice>
            <Both of={notificationsCopy.demo} />
          </Notice>
        )}
        <div className="hidden noscript:block">
          <Notice>
            <Both of={notificationsCopy.noScript} />
          </Notice>
        </div>
        {push.obstacle && (
          <Notice {...(isPermanent(push.obstacle) ? {} : outcome.error)}>
            <Both of={obstacleCopy[push.obstacle]} />
          </Notice>
        )}
        <Switch push={push} />
        <p className="text-md text-ink-600">
          <Text of={notificationsCopy.installed} />
        </p>
      </div>
    </PanelCard>
  );
}

/** Returns whether the obstacle exists from the start, in contrast to a failed attempt. */
function isPermanent(obstacle: Obstacle): boolean {
  return obstacle === 'unsupported' || obstacle === 'insecure' || obstacle === 'denied';
}

function Switch({ push }: { push: ThisDeviceProps['push'] }) {
  const translate = useTranslate();
  const lang = useLanguage();
  const status = useFocusOnceOn(push);
  if (!push.isReady || push.obstacle === 'unsupported' || push.obstacle === 'insecure') return null;
  const example = () =>
    push.showExample({
      title: translate(examplePush.title),
      body: translate(examplePush.text),
      lang,
      url: href('/admin/today'),
      tag: 'example',
    });
  return (
    <div className="grid gap-4">
      {!push.obstacle && (
        <p ref={status} tabIndex={-1} role="status">
          <Both of={push.isOn ? notificationsCopy.isOn : notificationsCopy.isOff} />
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {!push.isOn && (
          <Button onClick={push.switchOn} busy={push.isBusy}>
            <Both of={notificationsCopy.switchOn} />
          </Button>
        )}
        <Button variant="outline" onClick={example}>
          <Both of={notificationsCopy.example} />
        </Button>
      </div>
    </div>
  );
}

/** Moves the focus to the status once notifications are on, because the pressed button is gone. */
function useFocusOnceOn({ isReady, isOn }: ThisDeviceProps['push']) {
  const status = useRef<HTMLParagraphElement>(null);
  const wasOff = useRef(false);
  useEffect(() => {
    if (isOn && wasOff.current && document.activeElement === document.body) status.current?.focus();
    wasOff.current = isReady && !isOn;
  }, [isReady, isOn]);
  return status;
}
