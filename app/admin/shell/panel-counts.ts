/** What waits for the owner. */
export type PanelCounts = {
  orders: number;
  unread: number;
  resetRequests: number;
  failedMessages: number;
};
