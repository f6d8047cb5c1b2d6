import { addressOf } from '../../e2e/support/network.ts';

/** The traffic between a page and the service in its process. */
export interface Passage {
  readonly fetch: typeof fetch;
  /** Holds a call of the page, with these values in its path, until it is released. */
  hold(call: string, values?: Readonly<Record<string, string>>): () => void;
  /** From now on a call is answered with these fields beside those of the service. */
  tell(call: string, over: object): void;
  /** From now on a call is refused in these words, in the service's place. */
  refuse(call: string, status: number, message: string): void;
  /** From now on all that is not asked for at the start is refused, in these words. */
  refuseAfterTheStart(status: number, message: string): void;
  /** The first token is refused for all that is not asked for at the start, and there is no other. */
  loseAfterTheStart(): void;
  /** Loses the next answer to a call, after the service has done the work. */
  lose(call: string): void;
}

/** All that a page asks for before it shows anything of its own. */
const START = /\/(center|departments|sponsorsetup|conditionurl|colors|images|logo)$|\/(document\/logo|token)\//;

interface Held {
  readonly address: RegExp;
  readonly free: Promise<void>;
}

export function createPassage(ask: typeof fetch): Passage {
  const held = new Set<Held>();
  const lost: RegExp[] = [];
  const refused: { isRefused(address: string): boolean; readonly status: number; readonly message: string }[] = [];
  const refuse = (isRefused: (address: string) => boolean, status: number, message: string) =>
    void refused.push({ isRefused, status, message });
  const told: { readonly address: RegExp; readonly over: object }[] = [];
  return {
    async fetch(input, init) {
      const address = String(input);
      for (const each of held) if (each.address.test(address)) await each.free;
      const refusal = refused.find((each) => each.isRefused(address));
      if (refusal) {
        const { status, message } = refusal;
        return Response.json({ error: { http_status: status, message, type: message } }, { status });
      }
      const reply = await ask(input, init);
      const place = lost.findIndex((each) => each.test(address));
      if (place >= 0) {
        lost.splice(place, 1);
        throw new TypeError('The connection was cut.');
      }
      const over = told.filter((each) => each.address.test(address)).map((each) => each.over);
      return over.length === 0 || !reply.ok ? reply : Response.json(Object.assign(await reply.json(), ...over));
    },
    hold(call, values) {
      let letGo = () => {};
      const free = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const each = { address: addressOf(call, values), free };
      held.add(each);
      return () => {
        held.delete(each);
        letGo();
      };
    },
    refuse: (call, status, message) => refuse((address) => addressOf(call).test(address), status, message),
    refuseAfterTheStart: (status, message) => refuse(isAfterTheStart, status, message),
    loseAfterTheStart() {
      let tokens = 0;
      refuse(isAfterTheStart, 401, 'Ugyldig token');
      refuse(
        (address) => {
          if (!/\/token\//.test(pathOf(address))) return false;
          tokens += 1;
          return tokens > 1;
        },
        503,
        'Tjenesten er nede.',
      );
    },
    lose: (call) => void lost.push(addressOf(call)),
    tell: (call, over) => void told.push({ address: addressOf(call), over }),
  };
}

const pathOf = (address: string) => new URL(address, 'http://localhost').pathname;

const isAfterTheStart = (address: string) => /\/rest\//.test(address) && !START.test(pathOf(address));
