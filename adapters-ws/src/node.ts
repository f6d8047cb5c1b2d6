// The live connection from Node: the same as from a browser, on the socket that Node lacks.
import { WebSocket } from 'ws';
import type { OpenSocket } from './socket.ts';
import { openStandardSocket } from './standard.ts';

export const openNodeSocket: OpenSocket = (address, events) => openStandardSocket(() => new WebSocket(address), events);
