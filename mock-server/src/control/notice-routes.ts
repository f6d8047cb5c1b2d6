import type { FastifyInstance } from 'fastify';
import { answer } from '../answer.ts';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { national, personByPhone } from '../world/members.ts';
import { noticesTo, tellMember } from '../world/notices.ts';
import * as calls from './calls/notices.ts';

/** A developer, or a test, tells a member something; the acts on classes and agreements tell by themselves. */
export function noticeControlRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  answer(app, service, calls.tellNotice, ({ body: { center: code, phone, kind, text } }) => {
    const center = world.demo.center(code);
    const person = center && personByPhone(world, center, national(phone));
    if (center === null || person === null) throw refusal(404, 'The center knows no such phone.');
    // Each order is a cause of its own.
    tellMember(world, center, person.id, { kind, text, cause: `control ${world.state.numbered}` });
    return { unseen: noticesTo(world, center, person.id).filter(({ isSeen }) => !isSeen).length };
  });
}
