import { buildOutside } from '@felles/mock-server/internal';
import { onTestFinished } from 'vitest';
import { aWrittenMember } from '../support/a-new-member.ts';
import { aMock } from './mock.ts';

const OUTSIDE = 'http://127.0.0.1:4001';

/** A service and the world outside it, on one world; Kari has signed up, and has something to sign. */
export async function aSignup(changes: object = {}) {
  const mock = aMock({ trackers: OUTSIDE });
  const outside = buildOutside({ world: mock.world });
  onTestFinished(() => outside.close());
  const made = await mock.app.inject({
    method: 'POST',
    url: '/rest/v1/boostsignup/member',
    headers: { authorization: `Bearer ${await mock.tokenFor('nordlys')}`, host: 'localhost:4000' },
    payload: aWrittenMember('http://localhost:4000', {
      netsCallbackUrl: 'http://localhost:4000/nordlys/member?directdebit=true',
      ...changes,
    }),
  });
  const { link_to_nets, memberId, contractId } = made.json();
  const path = new URL(link_to_nets).pathname;
  const page = (url: string) => outside.inject({ url, headers: { accept: 'text/html' } });
  const told = async (url: string) => (await outside.inject(url)).json();
  const decide = (payload: object) => outside.inject({ method: 'POST', url: path, payload });
  const send = (url: string, form: Readonly<Record<string, string>>) =>
    outside.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams(form).toString(),
    });
  const id = path.split('/').at(-1) ?? '';
  return { ...mock, outside, id, path, signing: `/signing/${id}`, memberId, contractId, page, told, decide, send };
}
