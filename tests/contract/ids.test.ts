import { type Call, WIRE } from '@felles/adapters-http/wire';
import { DEMO_PASSWORD } from '@felles/fixtures';
import { issueGrant } from '@felles/mock-server/internal';
import { expect, it } from 'vitest';
import { serve } from './serving.ts';

const isIdName = (name: string): boolean => /id$/i.test(name);
const namesIn = ({ path }: Call): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Ids that are there. */
const THERE: Readonly<Record<string, string>> = {
  project_id: '1001',
  phase_id: '1',
  participant_id: '1001000',
  checkin_id: '1001001',
  departmentID: '1',
  document_id: '100100',
  version_id: '1001001',
  conversationID: '20101',
  messageID: '5000003',
  attachmentID: '5000003',
  node_id: '21001',
  dataid: '1001',
  handbook_id: '1',
  template_id: '102',
  layout_id: '5011',
  portlet_id: '6',
  centerId: '100',
};
const OTHERS: Readonly<Record<string, string>> = { context: 'start', idtype: 'dataid', type: 'project', count: '5' };

it('an id that is not written as one should lead nowhere, in each call with an id in its path', async () => {
  const { app, world } = await serve();
  const headers = { host: '127.0.0.1' };
  const { token } = (await app.inject({ url: '/rest/v1/boostsignup/token/nordlys', headers })).json();
  const login = { username: '10000001', password: DEMO_PASSWORD, eier: 100, client: '', client_version: '' };
  const { whoami } = (
    await app.inject({
      method: 'POST',
      url: '/rest/v1/portal/login',
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload: login,
    })
  ).json();
  const { access } = issueGrant(world, 'ola');

  const statusOf = async (row: Call, ids: Readonly<Record<string, string>>) => {
    const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(ids[name] ?? THERE[name] ?? OTHERS[name] ?? '101'),
    );
    const { statusCode } = await app.inject({
      method: row.method,
      url: `${row.under === 'rest' ? '/rest' : ''}${path}`,
      headers: {
        ...headers,
        'x-session': whoami.sessid,
        authorization: `Bearer ${row.access === 'staff' ? access : token}`,
      },
    });
    return statusCode;
  };

  const found: unknown[] = [];
  const rows = Object.entries<Call>(WIRE).filter(([, row]) => namesIn(row).some(isIdName));
  for (const [call, row] of rows)
    for (const name of namesIn(row).filter(isIdName)) {
      const id = THERE[name] ?? '101';
      const exponent = `${id[0]}.${id.slice(1) || '0'}e${id.length - 1}`;
      for (const written of [
        `+${id}`,
        `${id}.0`,
        ` ${id}`,
        `${id} `,
        `0${id}`,
        exponent,
        `0x${Number(id).toString(16)}`,
      ]) {
        const status = await statusOf(row, { [name]: written });
        if (status !== 404) found.push([call, name, written, status]);
      }
    }
  expect(rows.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
