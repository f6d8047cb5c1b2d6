import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import * as z from 'zod/mini';
import { createForm, type Problems } from '../../data/form.ts';
import { dayIn, osloDay } from '../../shared/dates.ts';
import type { Id } from '../../shared/wire-values.ts';
import { type CommentDraft, createCommentForm, problemOfPhotos } from '../site-work/comments.ts';
import { type DraftedForm, NO_PHOTOS, type PhotosDraft, type SeenRecord, seenRecord } from '../site-work/drafts.ts';
import type { SiteChange } from '../site-work/model.ts';
import { createSavingCommand, notStored, type SiteOutbox } from '../site-work/store.ts';
import { changeOf, commentOf, creationOf, type ProjectOfDeviation, photosTo } from './changes.ts';
import { DEVIATION_FORM, type DeviationDraft, MOVE_FORM, problemOfDeadline } from './form.ts';
import { Deviation, DeviationStatus } from './model.ts';
import { needsOfMove, problemsOfMove } from './moves.ts';

/** A form closes only once the device has stored its change [W-SITE-21]. */
const SAVING = notStored('deviations.kept');

/** The outbox, the project, and the closing of the form. */
export interface DeviationFormNeeds {
  readonly outbox: Pick<SiteOutbox, 'save'>;
  readonly project: ProjectOfDeviation;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
  readonly saved: () => void;
}

/** A deviation as its user saw it when a form was opened, with the log as far as it was known. */
const SeenDeviation = z.object({ deviation: Deviation, from: z.nullable(DeviationStatus) });
export interface SeenDeviation extends Readonly<z.infer<typeof SeenDeviation>> {}

/** [W-SITE-52] The deviation for a form that opens now; later events leave it alone. */
export const seenDeviation = (seen: SeenDeviation): SeenRecord<SeenDeviation> => seenRecord(seen, SeenDeviation);

/** The needs of a form of a deviation that is there. */
export interface SeenDeviationNeeds extends DeviationFormNeeds {
  readonly seen: SeenRecord<SeenDeviation>;
}

const savingTo = <I>(needs: DeviationFormNeeds, changesOf: (input: I) => readonly SiteChange[]) =>
  createSavingCommand(needs, SAVING, changesOf);

/** The typed values of a new deviation, with its photos. */
export interface NewDeviationDraft extends DeviationDraft {
  readonly photos: PhotosDraft;
}

/** The values that a new deviation begins with. */
export interface NewDeviationStart {
  readonly start?: Partial<DeviationDraft>;
  /** [W-SITE-17] The point of a checklist that was not OK; null for any other deviation. */
  readonly point?: { readonly checklist_id: Id; readonly checkpoint_id: Id } | null;
}

/** The form of a new deviation. */
export type NewDeviationForm = DraftedForm<NewDeviationDraft> & {
  /** [W-SITE-33] The text is small: a full device may have room for it alone. */
  saveWithoutPhotos(): void;
};

/** [W-SITE-54] The form of a new deviation: only its title is needed. `start` has values that are filled in. */
export function createNewDeviationForm(needs: DeviationFormNeeds & NewDeviationStart): NewDeviationForm {
  const { project, newKey, clock, start, point = null, saved } = needs;
  const empty: NewDeviationDraft = { ...DEVIATION_FORM.valuesOf(null), ...start, photos: NO_PHOTOS };
  const record$ = new BehaviorSubject(newKey());
  let takesPhotos = true;
  const form = createForm<NewDeviationDraft, NewDeviationDraft, NewDeviationDraft, null>({
    record$: new BehaviorSubject(empty),
    valuesOf: (values) => values,
    problemsOf({ photos, ...values }): Problems<NewDeviationDraft> {
      const deadline = problemOfDeadline(values.deadline, osloDay(clock.now()));
      return { ...problemOfPhotos(photos), ...(deadline && { deadline }), ...DEVIATION_FORM.problemsOf(values) };
    },
    inputOf: (values) => (takesPhotos ? values : { ...values, photos: NO_PHOTOS }),
    command: savingTo(needs, ({ photos, ...values }: NewDeviationDraft) => {
      const { title, ...fields } = DEVIATION_FORM.fieldsOf(values, Object.keys(values), null);
      const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
      const fieldsOf = { ...filled, ...point, title: String(title) };
      return [creationOf(project, fieldsOf, photos.files, record$.value, clock.now())];
    }),
    saved: () => record$.next(newKey()),
    done: saved,
  });
  return {
    ...form,
    record$,
    saveWithoutPhotos() {
      takesPhotos = false;
      form.save();
      takesPhotos = true;
    },
  };
}

/** The typed values of a move. */
export interface MoveDraft {
  readonly measure: string;
  readonly reason: string;
  readonly photos: PhotosDraft;
}

/** [W-SITE-14] The form of a move that needs words: the measure that closes a deviation, or why it is opened again. */
export function createMoveForm(needs: SeenDeviationNeeds & { readonly to: DeviationStatus }): DraftedForm<MoveDraft> {
  const { seen, to, project, clock, saved } = needs;
  /** The words of the move by the status that the user saw. */
  const wordsOf = ({ from }: SeenDeviation, { measure, reason }: MoveDraft) =>
    from && needsOfMove(from, to).measure ? { measure: measure.trim() } : { reason: reason.trim() };
  const form = createForm<SeenDeviation, MoveDraft, readonly SiteChange[], null>({
    record$: seen.record$,
    valuesOf: ({ deviation }) => ({ measure: deviation.measure ?? '', reason: '', photos: NO_PHOTOS }),
    problemsOf: (values, record): Problems<MoveDraft> => ({
      ...problemOfPhotos(values.photos),
      ...MOVE_FORM.problemsOf({ measure: values.measure, reason: values.reason }),
      ...(record.from && problemsOfMove(record.from, to, wordsOf(record, values), record.deviation.measure)),
    }),
    inputOf: (values, _, record) => [
      changeOf(project, record.deviation, { status: to.status, ...wordsOf(record, values) }, clock.now()),
      ...photosTo(project, record.deviation, values.photos.files, clock.now()),
    ],
    command: savingTo(needs, (changes: readonly SiteChange[]) => changes),
    saved: () => {},
    done: saved,
  });
  return { ...form, seen };
}

/** The form of a comment on a deviation. */
export function createDeviationComment({ seen, ...needs }: SeenDeviationNeeds): DraftedForm<CommentDraft> {
  const { project, clock } = needs;
  const { deviation } = seen.record$.value;
  const form = createCommentForm({
    ...needs,
    words: SAVING,
    commentOf: (text, clientId) => commentOf(project, deviation, text, clientId, clock.now()),
    photosOf: (files) => photosTo(project, deviation, files, clock.now()),
  });
  return { ...form, seen };
}

/** [W-SITE-24] The form that changes the fields of a deviation; only the changed ones are sent. */
export function createChangeForm(needs: SeenDeviationNeeds): DraftedForm<DeviationDraft> {
  const { seen, project, clock, saved } = needs;
  const valuesOf = ({ deviation }: SeenDeviation) =>
    DEVIATION_FORM.valuesOf({ ...deviation, responsible_id: deviation.responsible?.person_id });
  const form = createForm<SeenDeviation, DeviationDraft, readonly SiteChange[], null>({
    record$: seen.record$,
    valuesOf,
    problemsOf(values, record): Problems<DeviationDraft> {
      const { deviation } = record;
      const isNew = values.deadline !== valuesOf(record).deadline;
      const deadline = isNew ? problemOfDeadline(values.deadline, dayIn(deviation.date)) : null;
      return { ...(deadline && { deadline }), ...DEVIATION_FORM.problemsOf(values) };
    },
    inputOf(values, changed, { deviation }) {
      const fields = DEVIATION_FORM.fieldsOf(values, changed, null);
      return Object.keys(fields).length === 0 ? [] : [changeOf(project, deviation, fields, clock.now())];
    },
    command: savingTo(needs, (changes: readonly SiteChange[]) => changes),
    saved: () => {},
    done: saved,
  });
  return { ...form, seen };
}
