// The live connection from Node: the same as from a browser, on the socket that Node lacks.
import type { Connect } from '@felles/core/internal/realtime/model';
import { WebSocket } from 'ws';
import { steadyClock } from './clock.ts';
import { connectOver } from './connection.ts';
import type { OpenSocket } from './socket.ts';
import { openStandardSocket } from './standard.ts';

/** Node's socket behind the seam, from the package `ws`. */
export const openNodeSocket: OpenSocket = (address, events) => openStandardSocket(() => new WebSocket(address), events);

/** The live connection of a program on Node. */
export const connectInNode: Connect = (address, events) =>
  connectOver({ openSocket: openNodeSocket, address, clock: steadyClock }, events);
