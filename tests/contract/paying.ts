// Somebody who is to pay, and the payment provider, over real HTTP on one world whose clock the test moves.
import type { AddressInfo } from 'node:net';
import { createInvoiceHttp, createPaymentHttp } from '@felles/adapters-http';
import type { NewMember } from '@felles/core/internal/portal/signup/model';
import { buildOutside, createWorld, ledger } from '@felles/mock-server/internal';
import { onTestFinished } from 'vitest';
import { aNewMember } from '../support/a-new-member.ts';
import { answerOf, connectTo, serve } from './serving.ts';

const NOW = Date.parse('2026-11-19T09:00:00Z');

/** How a visit to the provider ends. */
export interface Visit {
  readonly outcome: string;
  readonly method?: string;
  readonly callbackAfter?: number;
}

/** A service with the world outside it, at one of its centers. */
export async function aTill(centerCode = 'nordlys') {
  let now = NOW;
  const world = createWorld({ realTime: () => now });
  const provider = buildOutside({ world });
  await provider.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => provider.close());
  // A server on TCP has an address with a port.
  const outside = `http://127.0.0.1:${(provider.server.address() as AddressInfo).port}`;
  const server = await serve({ world, trackers: outside });
  const client = await connectTo(server.root, centerCode);
  const post = async (url: string, body: object) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said: unknown = await reply.json();
    return { status: reply.status, body: said };
  };
  const read = async (path: string): Promise<unknown> => (await fetch(`${server.root}/control/api/${path}`)).json();
  const control = (path: string, body: object) => post(`${server.root}/control/api/${path}`, body);
  return {
    ...server,
    client,
    outside,
    control,
    post,
    invoices: createInvoiceHttp(client.http),
    payments: createPaymentHttp(client.http),
    read,
    /** The ledger, as the service tells developers of it. */
    ledger: async () => ledger.reply.schema.parse(await read('ledger')),
    /** Lets so many milliseconds pass. */
    wait(milliseconds: number) {
      now += milliseconds;
    },
    /** A token lasts an hour, and none lasts beyond a reset of the world. */
    async renew() {
      const { token } = await answerOf(client.center.token(centerCode));
      client.access.next({ ...client.access.value, token });
    },
    /** The order to pay an invoice, from a page of this portal. */
    order: (invoiceId: string, changes: object = {}) => ({
      invoice_id: invoiceId,
      fallback: `${server.root}/${centerCode}/payment?invoiceId=${invoiceId}&callback=vipps`,
      ...changes,
    }),
    /** Ends a session as a program says. */
    end: (token: string, visit: Visit) => post(`${outside}/payment/${token}`, visit),
  };
}
export type Till = Awaited<ReturnType<typeof aTill>>;

/** Signs somebody up for a membership without direct debit, which is paid at once. */
export async function anInvoice({ client, root }: Till, changes: Partial<NewMember> = {}) {
  const member = aNewMember(root, { membershipId: 1106, ...changes });
  const made = await answerOf(client.signup.createMember(member, `key-${member.phone_number}`));
  return { id: String(made.invoiceId), memberId: String(made.memberId) };
}

/** The last part of the address at which a session is paid. */
export const tokenOf = (address: string | null | undefined): string => address?.split('/').at(-1) ?? 'none';
