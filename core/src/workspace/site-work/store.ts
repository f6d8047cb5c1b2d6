import { BehaviorSubject, concat, last, map, of, takeWhile, tap } from 'rxjs';
import { type Command, type CommandNeeds, createCommand } from '../../data/command.ts';
import { createOutbox } from '../../data/outbox.ts';
import type { Outbox, OutboxNeeds } from '../../data/outbox-model.ts';
import type { FileContent } from '../../shared/file.ts';
import { andThen, type Reply } from '../../shared/reply.ts';
import { type Failure, fail, ok } from '../../shared/result.ts';
import { idIn, type SiteChange, type SiteWorkPort } from './model.ts';
import {
  type ConflictChoice,
  conflictIn,
  isCreation,
  isPhoto,
  isReady,
  laneOf,
  listOf,
  mergedInto,
  photosOf,
  withChoices,
  withIdsOf,
  withListOf,
  withoutList,
} from './rules.ts';

/** The pending on-site changes of a user. */
export interface SiteOutbox extends Omit<Outbox<SiteChange, unknown>, 'post' | 'save' | 'amend'> {
  /** [W-SITE-21] Emits once the device has stored the change; fails with the reason if it cannot. */
  save(change: SiteChange): Reply<null>;
  /** [W-SITE-25] Sends a change in conflict again, with the choices of the user. */
  resolve(key: string, choices: Readonly<Record<string, ConflictChoice>>): void;
}

/** The port, and what every outbox needs. */
export interface SiteOutboxNeeds extends Omit<OutboxNeeds<SiteChange, unknown>, 'send'> {
  readonly port: SiteWorkPort;
}

/** Sends the changes of each record in order, texts before photos, and photos one at a time. */
export function createSiteOutbox({ port, ...needs }: SiteOutboxNeeds): SiteOutbox {
  const made: Outbox<SiteChange, unknown> = createOutbox({
    ...needs,
    send: port.send,
    isHeavy: isPhoto,
    isReady: (change) => isReady(change) && !made.entries$.value.some(({ input }) => isListOf(change, input)),
    marksSent: true,
    partsOf: ({ input }, answer) =>
      photosOf(input, idIn(answer)).map((photo) => ({ input: photo, lane: laneOf(photo) })),
  });
  const { post: _, save, amend, ...outbox } = made;
  const { entries$ } = outbox;
  /** The answers to creations, by the record: a page may still show the unsent one at the press. */
  const created = new Map<string, unknown>();

  // The changes behind a creation learn the ids from its answer.
  outbox.settled$.subscribe(({ entry, answer }) => {
    const { record } = entry.input;
    if (!isCreation(entry.input) || idIn(answer) === null) return;
    created.set(record, answer);
    for (const { key, input } of entries$.value) {
      if (input.record === record && !isCreation(input)) amend(key, withIdsOf(input, answer));
      if (isListOf(input, entry.input)) amend(key, withListOf(input, answer));
    }
  });

  return {
    ...outbox,
    save(asked) {
      const isLate = asked.id === null && !isCreation(asked);
      const list = created.get(String(listOf(asked)));
      const change = isLate ? withIdsOf(asked, created.get(asked.record)) : withListOf(asked, list);
      // The client id of a creation is its key.
      const own = { key: isCreation(change) ? change.record : undefined, input: change };
      const { key, input } = mergedInto(entries$.value, change) ?? own;
      return save(input, laneOf(input), key).pipe(map((result) => (result.ok ? ok(null) : result)));
    },
    drop(key) {
      const entry = entries$.value.find((one) => one.key === key);
      const isLeft = entry?.state === 'waiting' || entry?.state === 'failed';
      // Without its creation nothing of the record can be sent, so the creation goes last: the page may end in between.
      if (isLeft && isCreation(entry.input))
        for (const { key: other, input } of entries$.value) {
          if (other !== key && input.record === entry.input.record) outbox.drop(other);
          if (isListOf(input, entry.input)) amend(other, withoutList(input));
        }
      outbox.drop(key);
    },
    resolve(key, choices) {
      const entry = entries$.value.find((one) => one.key === key);
      const fields = entry === undefined ? null : conflictIn(entry.refusal);
      if (entry === undefined || fields === null) return;
      const left = withChoices(entry.input, fields, choices);
      if (left === null) return outbox.drop(key);
      amend(key, left);
      outbox.retry(key);
    },
  };
}

const isListOf = (deviation: SiteChange, { call, record }: SiteChange): boolean =>
  call === 'checklist.create' && listOf(deviation) === record;

/**
 * Stores one change after the other; the first that cannot be stored ends it. The next try leaves out those that are
 * stored, as a form gives all of them again.
 */
export function createSaving(outbox: Pick<SiteOutbox, 'save'>): (changes: readonly SiteChange[]) => Reply<null> {
  const stored = new Set<unknown>();
  return (changes) =>
    concat(
      ...changes
        .filter((change) => !stored.has(contentIn(change)))
        .map((change) => outbox.save(change).pipe(tap((result) => result.ok && stored.add(contentIn(change))))),
    ).pipe(
      takeWhile((result) => result.ok, true),
      last(null, ok(null)),
      tap((result) => result.ok && stored.clear()),
    );
}

/** The device stores changes also without a network. */
const STORES$ = new BehaviorSubject(true);

/** The command of a form that closes only once the device has stored its changes [W-SITE-21]. */
export function createSavingCommand<I>(
  {
    outbox,
    ...surroundings
  }: Pick<CommandNeeds<I, null>, 'newKey' | 'clock'> & {
    readonly outbox: Pick<SiteOutbox, 'save'>;
  },
  words: CommandNeeds<I, null>['words'],
  changesOf: (input: I) => readonly SiteChange[],
): Command<I, null> {
  const save = createSaving(outbox);
  const { newKey, clock } = surroundings;
  return createCommand({
    send: (input) => save(changesOf(input)),
    creates: false,
    words,
    online$: STORES$,
    newKey,
    clock,
  });
}

/** A photo, or the words and values of a change without the instant and the key of its press. */
const contentIn = (change: SiteChange): unknown =>
  isPhoto(change) ? change.photos[0] : JSON.stringify([change.call, { ...change.body, at: null, client_id: null }]);

/** [W-SITE-33] The words of a device that has not stored a form: full, or without leave. `kept` names the input that is still there. */
export const notStored = <K extends string>(kept: K) => ({
  offline: FORBIDDEN,
  lost: FORBIDDEN,
  refused: (failure: Failure) =>
    failure.kind === 'unavailable' && failure.issues.includes('full')
      ? ({ key: 'device.full', params: { kept: { key: kept, params: {} } } } as const)
      : FORBIDDEN,
});

const FORBIDDEN = { key: 'device.forbidden', params: {} } as const;

const GONE: Failure = { kind: 'unavailable', where: 'outbox', issues: ['no photo'] };

/** [W-SITE-40] A photo that is pending, by the key of its entry; a creation has several. */
export const pendingPhoto = (outbox: Pick<SiteOutbox, 'whole'>, key: string, at = 0): Reply<FileContent> =>
  andThen(outbox.whole(key), (change) => {
    const photo = change?.photos[at];
    return of(photo === undefined ? fail(GONE) : ok(photo));
  });
