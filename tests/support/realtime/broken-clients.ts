// Clients that are broken on purpose, each in one place: a proof that finds nothing wrong with them proves nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as adaptersWs from '@felles/adapters-ws';
import type * as realtime from '@felles/core/internal/realtime/store';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import type { ClientParts } from './schedule.ts';

const BrokenClients = z.array(
  z.object({
    ...{ case: z.string(), file: z.string(), find: z.string(), replace: z.string(), why: z.string() },
    /** A schedule that caught it once: it is tried first, since the rarest are caught by one of hundreds. */
    seed: z.optional(z.int()),
  }),
);

const root = join(import.meta.dirname, '../../..');
const store = join(root, 'core/src/realtime/');
const adapters = join(root, 'adapters-ws/src/');

export const BROKEN_CLIENTS = BrokenClients.parse(
  JSON.parse(readFileSync(join(root, 'tests/core/realtime/broken-clients.json'), 'utf8')),
);

export const brokenFile = (file: string): string => join(root, file);

/** The parts of the broken client with this place in the list. */
export async function partsOf(place: number): Promise<ClientParts> {
  const broken = (file: string) => import(/* @vite-ignore */ `${file}?broken=${place}`);
  const [core, sockets]: [typeof realtime, typeof adaptersWs] = await Promise.all([
    broken(join(store, 'store.ts')),
    broken(join(adapters, 'index.ts')),
  ]);
  return { ...core, ...sockets };
}

/** Breaks a client while it is loaded under a name of its own, so that it and the whole one can be had at once. */
export function breakClients(): Plugin {
  return {
    name: 'break-clients',
    enforce: 'pre',
    transform(code, id) {
      const [path = '', place] = id.split('?broken=');
      if (place === undefined || ![store, adapters].some((folder) => path.startsWith(folder))) return null;
      const broken = BROKEN_CLIENTS[Number(place)];
      const isBroken = broken !== undefined && path === brokenFile(broken.file);
      const text = isBroken ? code.replace(broken.find, () => broken.replace) : code;
      // Its other files are this client's own as well.
      return { code: text.replace(/(from '\.\/[^']+\.ts)'/g, `$1?broken=${place}'`), map: null };
    },
  };
}
