import type { Connect } from '@felles/core/internal/realtime/model';
import { steadyClock } from './clock.ts';
import { connectOver } from './connection.ts';
import type { OpenSocket } from './socket.ts';
import { openStandardSocket } from './standard.ts';

/** A browser's socket behind the seam. */
export const openBrowserSocket: OpenSocket = (address, events) =>
  openStandardSocket(() => new WebSocket(address), events);

/** The live connection of a page. */
export const connectInBrowser: Connect = (address, events) =>
  connectOver({ openSocket: openBrowserSocket, address, clock: steadyClock }, events);
