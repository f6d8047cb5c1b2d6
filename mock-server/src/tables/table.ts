// The rows of one area of the workspace: the demo world's, until the first change, and the kept ones from then on.

import { CHANNELS, type Channel, EVENTS, type EventName } from '@felles/adapters-http/wire';
import type { Id } from '@felles/core/internal/shared/wire-values';
import * as z from 'zod/mini';
import type { World } from '../world.ts';

const MINUTE = 60_000;

/** The declaration of an area's rows. */
export interface Declaration<T> {
  /** The name under which changed rows are kept. */
  readonly name: string;
  readonly schema: z.ZodMiniType<T>;
  readonly idOf: (row: T) => string;
  /** The live channels that hear of a row. */
  readonly channelsOf: (row: T) => readonly Channel[];
  /** The project that a row is of: only users who see it hear of the row. */
  readonly projectOf?: (row: T) => Id | null | undefined;
  /**
   * The event for a changed row, by its new value where that matters, and the event for a removed one. Null if the code
   * that changes the rows sends them.
   */
  readonly events: { readonly put: EventName | ((row: T) => EventName); readonly gone: EventName } | null;
  /** A row as others are told of it, where it has something of its own. */
  readonly told?: (row: T) => unknown;
  /** The rows of the demo world with so many projects, tasks and messages; the same seed, time and numbers give the same rows. */
  readonly demo: (seed: number, now: number, projects: number, tasks: number, messages: number) => readonly T[];
}

/** The key of the call that changes a row, if it has one: the event carries it. */
export interface ChangeKey {
  readonly key?: string | null;
}

export interface Table<T> {
  readonly idOf: (row: T) => string;
  list(where?: (row: T) => boolean): readonly T[];
  get(id: string): T | null;
  /** Puts a row in the place of the one with its id, or at the end. */
  put(row: T, by?: ChangeKey): T;
  /** False where no row has the id. */
  remove(id: string, by?: ChangeKey): boolean;
  /** Tells of a row that is answered otherwise since another table has changed. */
  tell(row: T): void;
}

/** A table whose rows are answered as `current` makes them: with what another table says now. */
export const withCurrent = <T>(rows: Table<T>, current: (row: T) => T): Table<T> => ({
  idOf: rows.idOf,
  list: (where) => rows.list(where).map(current),
  get(id) {
    const row = rows.get(id);
    return row === null ? null : current(row);
  },
  put: (row, by) => rows.put(current(row), by),
  remove: rows.remove,
  tell: rows.tell,
});

/** The subject of an event in a channel that serves several: only users who may see it hear of it. */
export interface Subject {
  readonly project?: string | null;
  readonly conversation?: string | null;
}

/** The subject, with the cause of the event: the key of its call. */
export interface About extends Subject {
  readonly key?: string | undefined;
}

/** Tells a live channel of an event. */
export type Publish = (channel: Channel, event: EventName, data: unknown, about?: About) => void;

interface Reading<T> {
  readonly source: unknown;
  /** Another object in each world that was begun anew. */
  readonly tables: object;
  /** The minute in which it began: the demo world is of then, however much later its rows are made. */
  readonly at: number;
  /** Null until they are asked for. */
  readonly rows: Rows<T> | null;
}

interface Rows<T> {
  readonly byId: ReadonlyMap<string, T>;
  readonly all: readonly T[];
}

/** A table that is not open yet. */
export type TableFactory<T> = (world: World, publish: Publish) => Table<T>;

/** The rows of every table that there is, by its name. */
export const tableSchemas = new Map<string, z.ZodMiniType>();

export function table<T>({
  name,
  schema,
  idOf,
  channelsOf,
  projectOf,
  events,
  told,
  demo,
}: Declaration<T>): TableFactory<T> {
  const Stored = z.readonly(z.array(schema));
  tableSchemas.set(name, schema);
  /** Rows, cached per world. */
  const reads = new WeakMap<World, Reading<T>>();
  /** The demo world as it was made last: a process of tests begins the same one again and again. */
  let made: { readonly of: string; readonly rows: Rows<T> } = { of: '', rows: rowsOf([]) };

  function rowsOf(list: readonly T[]): Rows<T> {
    const byId = new Map(list.map((row) => [idOf(row), row]));
    return { byId, all: [...byId.values()] };
  }

  function demoRows(...args: Parameters<typeof demo>): Rows<T> {
    const of = args.join(' ');
    // Frozen, because worlds share them: a change makes another row.
    if (made.of !== of) made = { of, rows: rowsOf(demo(...args).map((row) => Object.freeze(row))) };
    return made.rows;
  }

  return (world, publish) => {
    function reading(): Reading<T> {
      const { seed, projects, tasks, chatMessages, tables } = world.state;
      const source = tables[name] ?? `${seed} ${projects} ${tasks} ${chatMessages}`;
      const read = reads.get(world);
      if (read?.source === source && read.tables === tables) return read;
      const now = world.now();
      // Worlds that begin in one minute share their rows.
      const begun = { source, tables, at: now - (now % MINUTE), rows: null };
      reads.set(world, begun);
      return begun;
    }

    function rows(): Rows<T> {
      const read = reading();
      if (read.rows !== null) return read.rows;
      const { seed, projects, tasks, chatMessages } = world.state;
      const { source, at } = read;
      const found = Array.isArray(source) ? parsed(source) : demoRows(seed, at, projects, tasks, chatMessages);
      reads.set(world, { ...read, rows: found });
      return found;
    }

    function parsed(kept: readonly unknown[]): Rows<T> {
      const result = z.safeParse(Stored, kept);
      if (result.success) return rowsOf(result.data);
      const [issue] = result.error.issues;
      throw new Error(`The kept table '${name}' cannot be used, at '${issue?.path.join('.')}': ${issue?.message}`);
    }

    function keep(changed: ReadonlyMap<string, T>): void {
      const all = [...changed.values()];
      reads.set(world, { source: all, tables: world.state.tables, at: world.now(), rows: { byId: changed, all } });
      world.change((state) => {
        state.tables[name] = all;
      });
    }

    function tell(event: EventName, row: T, data: unknown, { key }: ChangeKey): void {
      const of = projectOf?.(row) ?? null;
      const about = { key: key ?? undefined, project: of };
      for (const channel of channelsOf(row)) publish(channel, event, data, about);
    }

    /** Reports the changed counts of a project. */
    function tellCounted(row: T): void {
      const of = projectOf?.(row) ?? null;
      if (of !== null) publish(CHANNELS.figures, EVENTS.figures.changed, { project_id: of }, { project: of });
    }

    function tellPut(row: T, by: ChangeKey): void {
      if (events !== null)
        tell(
          typeof events.put === 'string' ? events.put : events.put(row),
          row,
          told?.(row) ?? z.encode(schema, row),
          by,
        );
    }

    // Stored rows are read now, so that an unusable world fails at the start. Demo rows are made at their first use, by
    // the clock of then.
    if (Array.isArray(reading().source)) rows();

    return {
      idOf,
      list: (where) => (where ? rows().all.filter(where) : rows().all),
      get: (id) => rows().byId.get(id) ?? null,
      put(row, by = {}) {
        const put = z.parse(schema, row);
        keep(new Map(rows().byId).set(idOf(put), put));
        tellPut(put, by);
        tellCounted(put);
        return put;
      },
      remove(id, by = {}) {
        const left = new Map(rows().byId);
        const row = left.get(id);
        if (row === undefined) return false;
        left.delete(id);
        keep(left);
        if (events !== null) tell(events.gone, row, { id }, by);
        tellCounted(row);
        return true;
      },
      tell: (row) => tellPut(row, {}),
    };
  };
}

/** The row with an id, or with the id of its node. */
export const findByIdOrNode = <T extends { readonly structure_node_id?: Id | null | undefined }>(
  rows: Table<T>,
  id: string,
  idtype: string | undefined,
): T | null =>
  idtype === 'node' ? (rows.list(({ structure_node_id: node }) => node === id)[0] ?? null) : rows.get(id);
