// The live connection over sockets: core's port for it, and the sockets it runs on.

export { connectInBrowser, openBrowserSocket } from './browser.ts';
export { steadyClock } from './clock.ts';
export { type ConnectionNeeds, connectOver } from './connection.ts';
export { type PageWindow, watchNetwork } from './network.ts';
export type { OpenSocket, Socket, SocketEvents } from './socket.ts';
