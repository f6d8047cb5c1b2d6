// Faults before there is a line: a socket that is cut, delayed, refused, or never answered.
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../refusals.ts';
import { type LineMet, strikeLive } from '../world/live-faults.ts';
import type { World } from '../world.ts';
import { codeOf, delayOf } from './mishaps.ts';

/** No client waits longer than this for an answer that does not come (milliseconds). */
const KEPT_AT_MOST = 10 * 60_000;

export interface Upgrades {
  suffer(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Lets go of each socket that is kept waiting. */
  close(): void;
}

export function createUpgrades(world: World): Upgrades {
  const kept = new Map<Socket, () => void>();
  const beforeLines: LineMet = { id: null, met: new Map() };
  const stopListening = world.onReset(() => beforeLines.met.clear());

  /** Notices a client that leaves meanwhile: nothing else reads a socket that waits for its upgrade. */
  async function keep(socket: Socket, milliseconds: number): Promise<void> {
    const destroy = () => void socket.destroy();
    const over = new AbortController();
    const leave = () => over.abort();
    kept.set(socket, destroy);
    socket.on('error', leave).once('end', destroy).once('close', leave).resume();
    await wait(milliseconds, undefined, { ref: false, signal: over.signal }).catch(() => {});
    socket.pause().off('error', leave).off('end', destroy).off('close', leave);
    kept.delete(socket);
  }

  return {
    async suffer({ raw: { socket } }, reply) {
      if (world.state.liveFaults.length === 0) return;
      const strokes = strikeLive(world, { subject: 'upgrade', line: beforeLines });
      const delay = delayOf(strokes);
      if (delay > 0) await keep(socket, delay);
      const stroke = strokes.find(({ kind }) => kind !== 'delay');
      if (stroke?.kind === 'non-200') throw refusal(codeOf(stroke.fault));
      if (stroke?.kind === 'silence') await keep(socket, KEPT_AT_MOST);
      if (stroke) socket.destroy();
      if (socket.destroyed) reply.hijack();
    },
    close() {
      stopListening();
      for (const destroy of kept.values()) destroy();
    },
  };
}
