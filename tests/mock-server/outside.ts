import { buildOutside } from '@felles/mock-server';
import { onTestFinished } from 'vitest';
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
    payload: { ...KARI, ...changes },
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

const KARI = {
  firstname: 'Kari',
  lastname: 'Nordli',
  address: 'Fjellveien 12',
  postal_code: '5014',
  municipality: 'Bergen',
  phone_number: '19000077',
  email: 'kari@demo.example',
  date_of_birth: '28.02.1990',
  gender: 'kvinne',
  approve_tos: true,
  departmentId: 101,
  membershipId: 1101,
  netsCallbackUrl: 'http://localhost:4000/nordlys/member?directdebit=true',
} as const;
