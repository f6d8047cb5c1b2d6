import { randomUUID } from 'node:crypto';
import { KEY_HEADER, WIRE } from '@felles/adapters-http/wire';
import { demoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../answer.ts';
import { unfit } from '../refusals.ts';
import type { Service } from '../row.ts';
import { issueGrant } from '../world/grants.ts';
import * as calls from './calls/deeds.ts';

function requireUser(login: string): void {
  if (!demoStaff.some((user) => user.login === login)) throw unfit('body.login', 'there is no such user');
}

/** A developer, or a test, lets another user act, so that conflicts and locked records can be seen by hand. */
export function deedControlRoutes(app: FastifyInstance, service: Service): void {
  answer(app, service, calls.act, async ({ body: { login, call: name, params = {}, body } }) => {
    const row = WIRE[name];
    if (row?.access !== 'staff') throw unfit('body.call', 'no call of the staff in the wire table');
    requireUser(login);
    const path = row.path.replace(/\{(\w+)\}/g, (_, field: string) => {
      const value = String(params[field] ?? '');
      if (value === '') throw unfit(`body.params.${field}`, 'it is part of the path');
      return encodeURIComponent(value);
    });
    const reply = await app.inject({
      method: row.method,
      url: `${row.under === 'rest' ? '/rest' : ''}${path}`,
      headers: {
        authorization: `Bearer ${issueGrant(service.world, login).access}`,
        ...(row.takesKey && { [KEY_HEADER]: randomUUID() }),
      },
      ...(body && { payload: body }),
    });
    return { status: reply.statusCode, answer: reply.json() };
  });

  answer(app, service, calls.signIn, ({ body: { login } }) => {
    requireUser(login);
    return issueGrant(service.world, login);
  });
}
