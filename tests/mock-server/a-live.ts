import { addLiveFault, createLive, createWorld, issueGrant, type LiveFaultOrder } from '@felles/mock-server/internal';

const AUTH = { server: 'live', base_url: 'https://here', client: { type: 'web', version: '1', agent: 'test' } };

/** Lines to a hub without sockets, and faults to order for them. */
export function aLive() {
  const world = createWorld();
  const live = createLive(world);

  const aHolder = () => ({ login: '501', access: issueGrant(world, 'ola').access });

  /** Somebody who has said nothing yet. */
  function arrives() {
    const texts: string[] = [];
    const done: string[] = [];
    const line = live.lines.open(
      {
        send: (text) => texts.push(text),
        end: () => done.push('ended'),
        backlog: () => 0,
        cut: () => done.push('cut'),
        pause: () => done.push('paused'),
      },
      null,
    );
    const { id = 0 } = live.lines.list().at(-1) ?? {};
    let lastId = 0;
    const ask = (operation: string, parameters: object) => {
      lastId += 1;
      line.heard(JSON.stringify({ operation, operation_id: lastId, parameters }), 0);
    };
    return {
      texts,
      done,
      ask,
      authenticate: (ticket = live.tickets.issue(aHolder())) => ask('auth', { token: ticket, ...AUTH }),
      lostPatience: line.lostPatience,
      say: (text: string) => line.heard(text, 0),
      leave: line.left,
      channels: () => live.lines.list().find((each) => each.id === id)?.channels,
      results: () => texts.map((text) => JSON.parse(text).operation_result),
    };
  }

  return {
    world,
    live,
    fault: (order: Omit<LiveFaultOrder, 'probability'> & { readonly probability?: number }) =>
      addLiveFault(world, { probability: 1, ...order }),
    arrives,
    /** Somebody who is let in, unless they come without a ticket. */
    letIn(ticket?: string) {
      const guest = arrives();
      guest.authenticate(ticket);
      return guest;
    },
  };
}
