export type OpenShop = {
  url: string;
  demo: { username: string; password: string } | undefined;
  /** Drains before it closes, unless `atOnce` is set. */
  close: (how?: { atOnce: boolean }) => Promise<void>;
};
