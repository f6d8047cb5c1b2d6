import { deadlines as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { openProjects } from '../../tables/projects.ts';

export function deadlineRoutes(app: FastifyInstance, service: Service): void {
  const { seenBy } = openProjects(service);
  answer(app, service, wire.deadlines, ({ staff }) =>
    seenBy(staff).flatMap(({ id, title: project_name, deadlines }) =>
      (deadlines ?? []).map(({ title, event_date, event_status }, place) => {
        const number = Number(id) * 100 + place;
        return {
          project_deadline_id: number,
          deadline_title: title,
          event: {
            event_instance_id: number,
            event_occurence_id: number,
            instance_date: event_date,
            status: event_status,
            title,
          },
          project_id: id,
          project_name,
        };
      }),
    ),
  );
}
