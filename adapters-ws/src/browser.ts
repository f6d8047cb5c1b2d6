import type { OpenSocket } from './socket.ts';
import { openStandardSocket } from './standard.ts';

/** A browser's socket behind the seam. */
export const openBrowserSocket: OpenSocket = (address, events) =>
  openStandardSocket(() => new WebSocket(address), events);
