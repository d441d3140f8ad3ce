/** The topics with a prepared question. The first three are offered as quick replies. */
export const topics = ['delivery', 'payment', 'usage', 'price', 'damage'] as const;
export type Topic = (typeof topics)[number];

/** The topics that are recognized in a message, each with an answer. Tracking has no prepared question. */
export const recognizedTopics = [...topics, 'tracking'] as const;
export type RecognizedTopic = (typeof recognizedTopics)[number];

export const offeredTopics = topics.slice(0, 3);
