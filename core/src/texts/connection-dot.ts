import type { MessagesOf, TextsOf } from './text-of.ts';

/** The three states of the live connection that every page of the workspace shows. */
export const no = {
  'connection.connected': 'tilkoblet',
  'connection.connecting': 'kobler til',
  'connection.disconnected': 'frakoblet',
} as const;

/** In English. */
export const en = {
  'connection.connected': 'connected',
  'connection.connecting': 'connecting',
  'connection.disconnected': 'disconnected',
} as const satisfies TextsOf<DotMessages>;

/** The state of the connection, which every page shows. */
export type DotMessages = MessagesOf<typeof no>;
