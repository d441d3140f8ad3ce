/** Whether messages leave: never in a demonstration, and only once somebody has set up how. */
export type Leaving = 'demo' | 'sent' | 'not-set-up';
