import { openBrowserSocket, type Socket } from '@felles/adapters-ws';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.stubGlobal('WebSocket', BrowserSocketStandIn));
afterEach(() => vi.unstubAllGlobals());

describe('openBrowserSocket', () => {
  it('should tell of opening, of every text in order, and of closing', () => {
    const { heard, wire } = opened();
    wire.fire('open');
    wire.fire('message', { data: 'one' });
    wire.fire('message', { data: 'two' });
    wire.fire('close', { code: 4001, reason: 'enough' });
    expect(heard).toEqual(['opened', 'one', 'two', 'closed 4001 enough']);
  });

  it('should send text as it is', () => {
    const { socket, wire } = opened();
    socket.send('{"a":1}');
    expect(wire.sent).toEqual(['{"a":1}']);
  });

  it('should send nothing while it is not open', () => {
    const { socket, wire } = opened();
    wire.readyState = 0;
    socket.send('{}');
    expect(wire.sent).toEqual([]);
  });

  it.each(['SyntaxError', 'SecurityError'])(
    '[R-10] should end, and not throw, at an address that is a %s',
    async (name) => {
      const construct = () => {
        throw new DOMException('no', name);
      };
      vi.stubGlobal('WebSocket', new Proxy(BrowserSocketStandIn, { construct }));
      const heard: string[] = [];
      const socket = openBrowserSocket('nowhere', {
        opened: () => heard.push('opened'),
        received: (text) => heard.push(text),
        closed: ({ code }) => heard.push(`closed ${code}`),
      });
      expect(heard).toEqual([]);
      await Promise.resolve();
      socket.send('{}');
      socket.close();
      expect(heard).toEqual(['closed 1006']);
    },
  );

  it('should end as exactly one close, for any signs of it that come', () => {
    const { heard, wire } = opened();
    wire.readyState = BrowserSocketStandIn.CLOSED;
    wire.fire('error');
    wire.fire('close', { code: 1006, reason: '' });
    expect(heard).toEqual(['closed 1006 ']);
  });

  it('[R-09] should end when a policy forbids the address, which fires an error and never a close', () => {
    const { heard, wire } = opened();
    wire.readyState = BrowserSocketStandIn.CLOSED;
    wire.fire('error');
    expect(heard).toEqual(['closed 1006 ']);
  });

  it('should wait for the close after an error of an open socket', () => {
    const { heard, wire } = opened();
    wire.fire('error');
    expect(heard).toEqual([]);
  });

  it('should be silent after it was closed from here', () => {
    const { heard, socket, wire } = opened();
    socket.close();
    wire.fire('message', { data: 'late' });
    wire.fire('close', { code: 1000, reason: '' });
    expect(wire.isClosing).toBe(true);
    expect(heard).toEqual(['closed 1000 closed here']);
  });

  it('should leave out what is not text', () => {
    const { heard, wire } = opened();
    wire.fire('message', { data: new ArrayBuffer(2) });
    expect(heard).toEqual([]);
  });
});

function opened(): { readonly heard: string[]; readonly socket: Socket; readonly wire: BrowserSocketStandIn } {
  const heard: string[] = [];
  const socket = openBrowserSocket('ws://127.0.0.1/pubsub', {
    opened: () => heard.push('opened'),
    received: (text) => heard.push(text),
    closed: ({ code, reason }) => heard.push(`closed ${code} ${reason}`),
  });
  const wire = BrowserSocketStandIn.last;
  if (!wire) throw new Error('no socket was opened');
  return { heard, socket, wire };
}

/** The browser's WebSocket as far as the seam uses it; Node 20 has none. */
class BrowserSocketStandIn {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static last: BrowserSocketStandIn | null = null;
  readyState = 1;
  isClosing = false;
  readonly sent: string[] = [];
  private readonly listeners = new Map<string, (event: object) => void>();

  constructor() {
    BrowserSocketStandIn.last = this;
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.listeners.set(type, listener);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosing = true;
  }

  fire(type: string, event: object = {}): void {
    this.listeners.get(type)?.(event);
  }
}
