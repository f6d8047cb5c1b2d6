// Who is on a site, live: node on-site.js PROJECT --base ADDRESS, with FELLES_LOGIN and FELLES_PASSWORD. Ctrl+C ends it.
import { parseArgs } from 'node:util';
import { openWorkspace } from '@felles/adapters-http/workspace';
import { checkInServices } from '@felles/adapters-http/workspace/areas/checkins';
import { connectInNode } from '@felles/adapters-ws/node';
import { ok } from '@felles/core';
import { type CheckIn, statusOfCheckIn } from '@felles/core/workspace/checkins';
import { filter, of } from 'rxjs';
import { signIn } from './sign-in.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { base: { type: 'string' } } });
const [projectId = ''] = positionals;
const root = values.base ?? '';

const tokens = await signIn(root, process.env['FELLES_LOGIN'] ?? '', process.env['FELLES_PASSWORD'] ?? '');
const workspace = await openWorkspace({
  root,
  fetch,
  connect: connectInNode,
  agent: 'on-site',
  // The program is to the workspace what a host system is: it has a token, and no page to sign in by.
  host: { isEmbedded: true, token: () => of(ok(tokens)) },
});
await workspace.open();

const store = checkInServices(workspace).list(projectId);
let shown = new Map<CheckIn['id'], string>();
store.all$.pipe(filter(({ status }) => status === 'ready')).subscribe(({ rows }) => {
  const present = rows
    .filter(({ item }) => statusOfCheckIn(item) === 'onSite')
    .map(({ item }) => [item.id, nameOf(item)] as const);
  const now = new Map(present);
  for (const [id, name] of now) if (!shown.has(id)) console.log(`+ ${name}`);
  for (const [id, name] of shown) if (!now.has(id)) console.log(`- ${name}`);
  shown = now;
});
workspace.realtime.joined$.subscribe((channel) => console.log(`live: ${channel}`));
store.open();

function nameOf({ firstName, lastName }: CheckIn): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
