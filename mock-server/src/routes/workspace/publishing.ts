import { publishing as wire } from '@felles/adapters-http/wire';
import { demoPublished } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';

export function publishingRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  /** A panel that is not there is told of in its error field, as the specification has it. */
  const panelWith = (id: string) =>
    demoPublished().find(({ pub_id }) => String(pub_id) === id) ?? { pub_id: id, error: 'Oppslaget finnes ikke.' };

  answer(app, service, wire.panel, ({ params: { id } }) => panelWith(id));
  answer(app, service, wire.markRead, ({ staff, params: { id } }) => {
    world.change((state) => {
      state.settings[`${staff.login} panel.read.${id}`] = String(world.now());
    });
    return panelWith(id);
  });
}
