/** The topics that the shop has an answer for. The first three are offered as quick replies. */
export const topics = ['delivery', 'payment', 'usage', 'price', 'damage'] as const;
export type Topic = (typeof topics)[number];

export const offeredTopics = topics.slice(0, 3);
