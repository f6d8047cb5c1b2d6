// The other side of the wire: what the page asked for, what goes wrong with it, and what is sent without a page.
import { mondayOf, osloDay } from '@felles/core';
import type { ClassSession } from '@felles/core/internal/portal/timetable/model';
import type { World } from '@felles/mock-server/internal';

type Fault = World['state']['faults'][number];

/** Something goes wrong with a call from now on: each time, or so many times. */
export function goesWrong(world: World, order: Pick<Fault, 'call' | 'kind'> & Partial<Fault>): void {
  world.change((state) => {
    state.numbered += 1;
    state.faults.push({ probability: 1, met: 0, id: state.numbered, ...order });
  });
}

/** From now on nothing goes wrong. */
export function goesRight(world: World): void {
  world.change((state) => {
    state.faults = [];
  });
}

/** Sends something to a center's service, as a page of that center would. */
export async function sendTo(origin: string, center: string, path: string, body: object) {
  const { service_base_url: service } = await (await fetch(`${origin}/manifest.json`)).json();
  const { token } = await (await fetch(`${service}/rest/v1/boostsignup/token/${center}`)).json();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const reply = await fetch(`${service}/rest${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return reply.json();
}

/** How often the page has asked for the classes of a week. */
export const askedForClasses = (world: World): number =>
  world.observed.calls.entries.filter(({ row }) => row === 'timetable.classes').length;

/** The classes of a department in the week of an instant. */
export const classesOf = (
  world: World,
  of: { readonly center: string; readonly department: number; readonly at: number },
): readonly ClassSession[] => world.demo.week(of.center, of.department, mondayOf(osloDay(of.at)));

/** How often the page has made a call. */
export const asked = ({ observed }: World, call: string): number =>
  observed.calls.entries.filter(({ row }) => row === call).length;

/** The entries of a kind in the ledger of the service. */
export const made = ({ state }: World, kind: string): number =>
  state.ledger.filter((entry) => entry.kind === kind).length;

/** How many messages have reached a phone. */
export const smsTo = ({ state }: World, phone: string): number =>
  state.messages.filter(({ kind, to }) => kind === 'sms' && to === phone).length;
