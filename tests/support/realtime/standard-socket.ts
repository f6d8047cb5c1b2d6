// A browser's socket over one that a test has in its hands; of its end it gives any sign that a browser would.
import type { OpenSocket, Socket, SocketEvents } from '@felles/adapters-ws';
import type { Page } from './page.ts';
import type { Random } from './random.ts';

const CONNECTING = 0;
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;

/** An error without a close is what a policy leaves behind that forbids the address. */
const SIGNS = [['close'], ['error', 'close'], ['error']] as const;

export interface BrowserNeeds {
  readonly random: Random;
  readonly page: Page;
  readonly offend: (what: string) => void;
}

type Listener = (event: unknown) => void;

/** Opens what is to be opened as a browser does: the adapter finds these sockets where it finds a browser's. */
export function asBrowser(openBrowserSocket: OpenSocket, open: OpenSocket, needs: BrowserNeeds): OpenSocket {
  return (address, events) => {
    const construct = (_: object, [to]: readonly string[]) => standardSocket((inner) => open(to ?? '', inner), needs);
    return withGlobals(
      {
        WebSocket: new Proxy(class {}, { construct }),
        // Nothing else happens before it, and what is under way is finished first.
        queueMicrotask: (act: () => void) => needs.page.clock.schedule(() => act()),
      },
      () => openBrowserSocket(address, events),
    );
  };
}

function withGlobals<T>(globals: Readonly<Record<string, unknown>>, act: () => T): T {
  const before = Object.keys(globals).map((name) => [name, Reflect.get(globalThis, name)] as const);
  Object.assign(globalThis, globals);
  try {
    return act();
  } finally {
    Object.assign(globalThis, Object.fromEntries(before));
  }
}

function standardSocket(open: (events: SocketEvents) => Socket, { random, offend }: BrowserNeeds): object {
  const listeners = new Map<string, Listener>();
  /** A browser goes on when a listener throws. */
  const fire = (type: string, event: unknown) => {
    try {
      listeners.get(type)?.(event);
    } catch (problem) {
      offend(`[I-11] threw at ${type}: ${problem}`);
    }
  };
  const inner = open({
    opened() {
      socket.readyState = OPEN;
      fire('open', {});
    },
    received: (data) => fire('message', { data }),
    closed(how) {
      const byClient = socket.readyState === CLOSING;
      socket.readyState = CLOSED;
      // A socket may take long to say that it is closed; this one never says it.
      if (!byClient) for (const sign of random.pick(SIGNS)) fire(sign, how);
    },
  });
  const socket = {
    readyState: CONNECTING,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    send(text: string) {
      if (socket.readyState === CONNECTING) throw new DOMException('Still in CONNECTING state', 'InvalidStateError');
      if (socket.readyState === OPEN) inner.send(text);
    },
    close() {
      if (socket.readyState !== CLOSED) socket.readyState = CLOSING;
      inner.close();
    },
  };
  return socket;
}
