import { tracking as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';

export function trackingRoutes(app: FastifyInstance, service: Service): void {
  answer(app, service, wire.marketingTracking, ({ center }) => center.tracking);
}
