export type { Lines } from './channel.ts';
export * from './model.ts';
export * from './store.ts';
export type { SubscriptionsView } from './subscriptions.ts';
