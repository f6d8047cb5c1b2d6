import { map } from 'rxjs';
import { createOutbox } from '../../data/outbox.ts';
import type { Outbox, OutboxNeeds } from '../../data/outbox-model.ts';
import type { Reply } from '../../shared/reply.ts';
import { ok } from '../../shared/result.ts';
import type { SiteChange, SiteWorkPort } from './model.ts';
import {
  type ConflictChoice,
  conflictIn,
  idIn,
  isCreation,
  isPhoto,
  isReady,
  laneOf,
  mergedInto,
  photosOf,
  withChoices,
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
  const {
    post: _,
    save,
    amend,
    ...outbox
  } = createOutbox<SiteChange, unknown>({
    ...needs,
    send: port.send,
    isHeavy: isPhoto,
    isReady,
    marksSent: true,
    partsOf: ({ input }, answer) =>
      photosOf(input, idIn(answer)).map((photo) => ({ input: photo, lane: laneOf(photo) })),
  });
  const { entries$ } = outbox;

  // The changes behind a creation learn the id from its answer.
  outbox.settled$.subscribe(({ entry, answer }) => {
    const id = isCreation(entry.input) ? idIn(answer) : null;
    if (id === null) return;
    for (const { key, input } of entries$.value)
      if (input.record === entry.input.record && !isCreation(input)) amend(key, { ...input, id });
  });

  return {
    ...outbox,
    save(change) {
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
        for (const { key: other, input } of entries$.value)
          if (other !== key && input.record === entry.input.record) outbox.drop(other);
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
