// What was sent by SMS and by e-mail.
import { call, json } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answer, type Service } from '../answer.ts';
import { messagesTo, SentMessage } from '../world/messages.ts';
import { outsideRow } from './row.ts';

const KINDS = ['sms', 'email'] as const;

export function messageRoutes(app: FastifyInstance, service: Service): void {
  for (const kind of KINDS) {
    const sent = call({
      ...outsideRow,
      method: 'GET',
      path: `/${kind}/{to}`,
      summary: `What was sent by ${kind} to one receiver, the newest first`,
      params: z.object({ to: z.string() }),
      reply: json(z.array(SentMessage)),
    });
    answer(app, service, sent, ({ params: { to } }) => [...messagesTo(service.world, kind, to)]);
  }
}
