// The live connection's seam: the sockets it runs on.
export { openBrowserSocket } from './browser.ts';
export type { OpenSocket, Socket, SocketEvents } from './socket.ts';
