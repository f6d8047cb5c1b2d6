// socket.io with one room, over WebSocket alone; its heartbeat is put off, so that none falls into a measurement.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { serving } from './serving.mjs';

const http = createServer();
const server = new Server(http, { transports: ['websocket'], pingInterval: 3_600_000, serveClient: false });
server.on('connection', (socket) => {
  socket.on('subscribe', (channel) => {
    socket.join(channel);
    socket.emit('subscribed');
  });
  socket.on('publish', ({ channel, data }) => server.to(channel).emit('message', { channel, data }));
});
http.listen(0, '127.0.0.1', () => serving(http.address().port));
