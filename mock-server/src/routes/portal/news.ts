import { news as wire } from '@felles/adapters-http/wire';
import { type Language, osloDay } from '@felles/core';
import type { News } from '@felles/core/internal/portal/news/model';
import { type DemoCenter, type DemoPerson, demoNews, isForDepartment } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { profileOf } from '../../world/profiles.ts';
import type { World } from '../../world.ts';

/** [P-MEMBER-59] The news of the center for the member with the session. */
export function newsRoutes(app: FastifyInstance, service: Service): void {
  answer(app, service, wire.news, ({ center, member: { person }, language }) =>
    newsFor(service.world, center, person, language),
  );
}

/** The news of today for a member: of all departments, and of those that an agreement of the member covers. */
export function newsFor(world: World, center: DemoCenter, person: DemoPerson, language: Language): readonly News[] {
  const { avtaler } = profileOf(world, center, person, null);
  const held = (Array.isArray(avtaler) ? avtaler : []).filter(({ status }) => status === true);
  const today = osloDay(world.now());
  return demoNews(center.code, today, language).filter(
    ({ from, to, department_id: of }) =>
      (from ?? today) <= today &&
      today <= (to ?? today) &&
      (typeof of !== 'number' || held.some((agreement) => isForDepartment(agreement, of))),
  );
}
