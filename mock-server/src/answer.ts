// Makes a route of each row of the wire table, so that a route takes and answers exactly as its row declares.
import type { OutputOf } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { bodyCheck } from './bodies.ts';
import { type HandlerInput, type Read, readRequest } from './request.ts';
import { addressOf, nameOf, type Row, type Service } from './row.ts';
import { answerOnce, type KeyedCall } from './world/answers.ts';
import { writeAnswer } from './write.ts';

/** A value on its way to the wire: it does not change any more, so a read-only list will do. */
type Unwritten<T> = T extends readonly (infer I)[] ? readonly I[] : T;

/** Answers a row at its path and at each of its aliases. */
export function answer<const C extends Row>(
  app: FastifyInstance,
  service: Service,
  row: C,
  handler: (asked: HandlerInput<C>) => Unwritten<OutputOf<C>> | Promise<Unwritten<OutputOf<C>>>,
): void {
  if (service.plain && row.extension !== null) return;
  const write = writeAnswer(row, service);
  const checkBody = bodyCheck(service, row);
  for (const path of [row.path, ...row.aliases]) {
    app.route({
      // A second route for HEAD, as the framework makes one, costs as much as the first.
      method: row.method === 'GET' ? ['GET', 'HEAD'] : row.method,
      url: addressOf(row, path).replace(/\{(\w+)\}/g, ':$1'),
      config: { row },
      handler: async (request, reply) => {
        const read = readRequest(service, row, request);
        // Before an answer that is kept is given again, too: the right may have ended since.
        service.rights.require(row, read);
        const work = () => {
          checkBody(read);
          return handler(read as HandlerInput<C>); // the row that types it is the row that read it
        };
        const value = await (row.takesKey ? answerOnce(service.world, keyedBy(row, read), work) : work());
        return write(reply, service.rights.shown(row, read, value));
      },
    });
  }
}

/** A key belongs to its user, or where there is none to its center, and to one address. */
const keyedBy = (row: Row, { center, member, staff, key, params, query, body }: Read): KeyedCall => ({
  scope: `${center?.code ?? staff?.login}${row.access === 'member' ? ` ${member?.person.id}` : ''} ${nameOf(row)}`,
  key,
  content: row.query ? [params, query, body] : [params, body],
});
