import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.ts';
import { aWrittenMember } from '../support/a-new-member.ts';
import { start } from './processes.ts';

describe('a sign-up in a stored world', () => {
  it('should be there after the process was killed: its answer, its place to sign and its letter', async () => {
    const data = join(aFolder(), 'world.json');
    const first = await start('--data', data);
    const body = JSON.stringify(aWrittenMember(first.root));
    const { token } = await (await fetch(`${first.root}/rest/token/nordlys`)).json();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'key' };
    const send = async (root: string) =>
      (await fetch(`${root}/rest/v1/boostsignup/member`, { method: 'POST', headers, body })).json();
    const answer = await send(first.root);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = await start('--data', data);
    expect(await send(second.root)).toEqual(answer);
    const outside = `http://127.0.0.1:${second.port + 1}`;
    const { pathname } = new URL(answer.link_to_nets);
    expect(await (await fetch(`${outside}${pathname}`)).json()).toMatchObject({ status: 'not_started' });
    expect(await (await fetch(`${outside}/email`)).json()).toHaveLength(1);
    const ledger = await (await fetch(`${second.root}/control/api/ledger`)).json();
    const kinds = ledger.map(({ kind }: { readonly kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind !== 'token')).toEqual(['member', 'invoice', 'contract', 'email']);
  });
});
