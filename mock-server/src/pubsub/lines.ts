// The open lines, and the actions of a developer on them.
import type { World } from '../world.ts';
import type { Hub } from './hub.ts';
import { type Line, type LineReport, type OpenLine, openLine, type Socket } from './line.ts';

export interface Lines {
  open(socket: Socket, from: string | null): Line;
  list(): readonly LineReport[];
  /** Cuts one line, or all; says how many. */
  drop(id: number | null): number;
  /** Leaves the socket open and neither hears nor says anything on it any more. */
  silence(id: number | null): number;
  /** Says this to one line or all; before it was let in only to the one that is named. */
  keepAlive(text: string, id: number | null): number;
  /** Stops listening to the world. */
  close(): void;
}

export function createLines(hub: Hub, world: World): Lines {
  const lines = new Map<number, OpenLine>();
  let lastId = 0;

  function each(id: number | null, act: (line: OpenLine) => void, isMeant = (_: OpenLine) => true): number {
    const struck = [...lines.values()].filter((line) => (id === null || line.id === id) && isMeant(line));
    for (const line of struck) act(line);
    return struck.length;
  }

  return {
    open(socket, from) {
      lastId += 1;
      const line = openLine({ id: lastId, from, socket, hub, world });
      lines.set(line.id, line);
      return {
        ...line,
        left() {
          lines.delete(line.id);
          line.left();
        },
      };
    },
    list: () => [...lines.values()].map((line) => line.report()),
    drop: (id) => each(id, (line) => line.cut()),
    silence: (id) => each(id, (line) => line.silence()),
    keepAlive: (text, id) =>
      each(id, (line) => line.keepAlive(text), id === null ? (line) => line.isLetIn() : undefined),
    close: world.onReset(() => each(null, (line) => line.forget())),
  };
}
