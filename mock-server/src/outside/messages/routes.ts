// The sent SMS and e-mails: as a page for developers, as JSON for programs.
import { distinct } from '@felles/core/internal/shared/collections';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../language.ts';
import { wantsPage } from '../../pages/page.ts';
import { sentBy } from '../../world/messages.ts';
import type { SentMessage } from '../../world/records/messages.ts';
import type { World } from '../../world.ts';
import { type OutsidePage, showPage } from '../page.ts';
import { emailPage, type Outbox, smsPage } from './pages.ts';

export function messageRoutes(app: FastifyInstance, world: World): void {
  outbox(app, world, 'sms', smsPage);
  outbox(app, world, 'email', emailPage);
}

function outbox(
  app: FastifyInstance,
  world: World,
  kind: SentMessage['kind'],
  pageOf: (outbox: Outbox) => OutsidePage,
): void {
  const show = (request: FastifyRequest, reply: FastifyReply, to: string | null) => {
    const sent = sentBy(world, kind);
    const messages = to === null ? sent : sent.filter((message) => message.to === to);
    if (!wantsPage(request)) return reply.send(messages);
    const receivers = distinct(sent.map((message) => message.to));
    return showPage(reply, pageOf({ to, messages, receivers, language: languageOf(request) }));
  };
  app.get(`/${kind}`, (request, reply) => show(request, reply, null));
  app.get<{ Params: { readonly to: string } }>(`/${kind}/:to`, (request, reply) =>
    show(request, reply, request.params.to),
  );
}
