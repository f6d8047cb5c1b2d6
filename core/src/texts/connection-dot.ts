import type { DotMessages } from '../workspace/connection/messages.ts';
import type { TextsOf } from './text-of.ts';

/** The three states of the live connection that every page of the workspace shows. */
export const no = {
  'connection.connected': 'tilkoblet',
  'connection.connecting': 'kobler til',
  'connection.disconnected': 'frakoblet',
} as const satisfies TextsOf<DotMessages>;

/** In English. */
export const en = {
  'connection.connected': 'connected',
  'connection.connecting': 'connecting',
  'connection.disconnected': 'disconnected',
} as const satisfies TextsOf<DotMessages>;
