import { publishing as wire } from '@felles/adapters-http/wire';
import { demoPublished } from '@felles/fixtures/workspace/day';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';

/** Where it is kept that a user has read a panel. */
const readSetting = ({ login }: DemoStaff, id: string): string => `${login} panel.read.${id}`;

export function publishingRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  /** A panel that is not there is told of in its error field, as the specification has it. */
  const panelWith = (id: string) =>
    demoPublished().find(({ pub_id }) => pub_id === id) ?? { pub_id: id, error: 'Oppslaget finnes ikke.' };

  answer(app, service, wire.panels, ({ staff }) =>
    demoPublished()
      .filter(({ error }) => error === null)
      .map(({ pub_id, title, ingress }) => ({
        pub_id,
        title,
        ingress,
        read: world.state.settings[readSetting(staff, pub_id)] !== undefined,
      })),
  );
  answer(app, service, wire.panel, ({ params: { id } }) => panelWith(id));
  answer(app, service, wire.markRead, ({ staff, params: { id } }) => {
    world.change((state) => {
      state.settings[readSetting(staff, id)] = String(world.now());
    });
    return panelWith(id);
  });
}
