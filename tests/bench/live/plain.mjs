// The floor: ws and a loop over whoever has subscribed. It knows no channels, no limits and nobody's name.
import { WebSocket, WebSocketServer } from 'ws';
import { serving } from './serving.mjs';

const subscribers = new Set();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (socket) => {
  socket.on('message', (message) => {
    const { subscribe, channel, data } = JSON.parse(message);
    if (subscribe) {
      subscribers.add(socket);
      socket.send('{"subscribed":true}');
      return;
    }
    const text = JSON.stringify({ event: 'message', channel, data });
    for (const subscriber of subscribers) if (subscriber.readyState === WebSocket.OPEN) subscriber.send(text);
  });
  socket.on('close', () => subscribers.delete(socket));
});
server.on('listening', () => serving(server.address().port));
