import { SENT_ADDITIONS } from '@felles/adapters-http/wire';
import type { World } from '@felles/mock-server/internal';
import { goesWrong } from '../../e2e/support/service.ts';

/** [W-SITE-02] A service whose manifest does not name these additions. */
export function without(world: World, ...additions: readonly string[]): void {
  const answer = {
    ...{ service_base_url: 'http://localhost', authorization_server: 'http://localhost', websocket_url: null },
    ...{ static_url: 'http://localhost', version: '0.1.0' },
    additions: SENT_ADDITIONS.filter((name) => !additions.includes(name)),
  };
  goesWrong(world, { call: 'center.manifest', kind: 'answer', answer });
}
