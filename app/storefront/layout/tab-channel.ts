type Listener = {
  /** Called when another tab changed data that both show. */
  changed: () => void;
  /** Called when the visitor returns to this tab, whose data may be outdated. */
  returned: () => void;
};

/** Opens a channel of this name, which tells the other tabs of this browser about changes, and listens for theirs. */
export function openTabChannel(name: string) {
  let channel: BroadcastChannel | undefined;
  return {
    tellOtherTabs: () => channel?.postMessage('changed'),
    /** Returns a function that stops listening. */
    listen({ changed, returned }: Listener) {
      const onVisible = () => document.visibilityState === 'visible' && returned();
      const onReturn = (event: PageTransitionEvent) => event.persisted && returned();
      document.addEventListener('visibilitychange', onVisible);
      window.addEventListener('pageshow', onReturn);
      channel = new BroadcastChannel(name);
      channel.onmessage = changed;
      return () => {
        document.removeEventListener('visibilitychange', onVisible);
        window.removeEventListener('pageshow', onReturn);
        channel?.close();
        channel = undefined;
      };
    },
  };
}
