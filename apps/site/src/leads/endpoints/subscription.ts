/** What a link in a newsletter's mail stands for. */
export type SubscriptionAct = 'confirm' | 'unsubscribe';

/** Before the act, after it, with a token of nobody, and while the backend is away. */
export type SubscriptionState = 'asks' | 'done' | 'unknown' | 'away';
