// A person whom the card refused is let in or not; a participant without a card is checked in.
import { BehaviorSubject, map, type SchedulerLike, tap } from 'rxjs';
import { type Command, createCommand } from '../../data/command.ts';
import { formBy } from '../../data/field-kinds.ts';
import { createForm, type Form } from '../../data/form.ts';
import { createLookup, type Lookup } from '../../data/lookup.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { createPosting } from '../../data/posting.ts';
import { createRowNotes } from '../../data/row-notes.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { type Day, osloDay } from '../../shared/dates.ts';
import { failureTexts } from '../../shared/messages.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, ok } from '../../shared/result.ts';
import { type Id, isOn } from '../../shared/wire-values.ts';
import type { CheckInMessage } from '../../texts/checkins.ts';
import { PICKING, personQuestion } from '../participants/choices.ts';
import type { Participant } from '../participants/model.ts';
import { EVERY_PARTICIPANT, participantsFor } from '../participants/rules.ts';
import { conflictIn } from '../site-work/rules.ts';
import { LONGEST, requiredText } from '../site-work/text-rules.ts';
import type { GuestFormNeeds } from './form.ts';
import type { CheckIn, CheckInDecision, CheckInFields, CheckInsPort, NewDecision } from './model.ts';
import { type CheckInRow, hasLeft, isCardRefused, statusOfRow, timeOfCheckIn } from './rules.ts';

const NEEDS_REASON: CheckInMessage = { key: 'checkin.needsReason', params: {} };
const NEEDS_CHOICE: CheckInMessage = { key: 'checkin.needsChoice', params: {} };
const NEEDS_PERSON: CheckInMessage = { key: 'checkin.needsPerson', params: {} };

/** [W-PLAN-10] The reason of a decision, or of a check-in without a card. */
export const REASON_FORM = formBy({ reason: requiredText(LONGEST.text, NEEDS_REASON) });

/** [W-PLAN-10] The card was refused, and the person has not left. */
export const isDecidable = (checkIn: CheckIn): boolean => isCardRefused(checkIn) && !hasLeft(checkIn);

/** [W-SITE-24] The decision that the user saw. */
export const seenDecision = ({
  decision,
}: CheckIn): Omit<NewDecision, 'was'> | Readonly<Record<'let_in' | 'reason', null>> =>
  decision ? { let_in: isOn(decision.let_in), reason: decision.reason ?? '' } : { let_in: null, reason: null };

/** [W-PLAN-10] The refused: the undecided first, then those who were decided about today. */
export function refusedRows(rows: readonly CheckInRow[], today: Day): readonly CheckInRow[] {
  const decidedOn = ({ item: { decision } }: CheckInRow): Day | null => {
    const at = timeOfCheckIn(decision?.at);
    return at === null ? null : osloDay(at);
  };
  const refused = rows
    .filter((row) => isCardRefused(row.item) && statusOfRow(row) !== 'left')
    .toSorted(
      (one, other) => (timeOfCheckIn(one.item.checkinTime) ?? 0) - (timeOfCheckIn(other.item.checkinTime) ?? 0),
    );
  const open = refused.filter(({ item }) => !item.decision);
  return [...open, ...refused.filter((row) => row.item.decision && decidedOn(row) === today)];
}

/** The typed values of a decision. */
export interface DecisionDraft {
  readonly choice: '' | 'in' | 'out';
  readonly reason: string;
}

/** A check-in as its user saw it, and the decision about it. */
export interface DecisionAct {
  readonly checkIn: CheckIn;
  readonly fields: Omit<NewDecision, 'was'>;
}

/** [W-SITE-25] Another user has decided meanwhile: that decision, and the one of this user. */
export interface DecisionNote {
  readonly theirs: CheckInDecision;
  readonly mine: DecisionAct;
}

/** [W-PLAN-10] The decisions of a project's list. */
export interface CheckInDecisions {
  readonly notes$: Behavior<ReadonlyMap<Id, DecisionNote>>;
  /** The user's own decision after that of another. */
  act(): Command<DecisionAct, CheckIn>;
  /** `close` is also called where another user was first: the row says so. */
  form(checkIn: CheckIn, close: () => void): Form<DecisionDraft>;
  /** The other user's decision stays. */
  keepTheirs(id: Id): void;
  close(): void;
}

/** `decided` asks for the list again. */
export interface CheckInDecisionsNeeds extends SendingNeeds {
  readonly port: Pick<CheckInsPort, 'decide'>;
  readonly projectId: Id;
  readonly decided: () => void;
}

const WORDS = failureTexts('checkin.undecidedOffline', 'checkin.maybeDecided', 'checkin.undecided');

export function createCheckInDecisions(needs: CheckInDecisionsNeeds): CheckInDecisions {
  const { port, projectId, decided, ...sending } = needs;
  const { notes$, note, clear } = createRowNotes<DecisionNote>(sending.clock);

  function noteConflict(mine: DecisionAct, failure: Failure): boolean {
    const newer = conflictIn(failure);
    const { let_in, reason } = newer ?? {};
    if (newer === null) return false;
    const seen = seenDecision(mine.checkIn);
    const theirs = {
      let_in: let_in === undefined ? seen.let_in : let_in.value === true,
      reason: reason === undefined ? seen.reason : String(reason.value ?? ''),
      by: (let_in ?? reason)?.by,
      at: (let_in ?? reason)?.at,
    };
    note(mine.checkIn.id, { theirs, mine: { ...mine, checkIn: { ...mine.checkIn, decision: theirs } } });
    decided();
    return true;
  }

  const command = (left?: () => void) =>
    createCommand<DecisionAct, CheckIn>({
      send: ({ checkIn, fields }, key) =>
        port.decide(projectId, checkIn.id, { ...fields, was: seenDecision(checkIn) }, key).pipe(
          tap((result) => {
            if (!result.ok && noteConflict({ checkIn, fields }, result.error)) left?.();
          }),
        ),
      creates: false,
      words: WORDS,
      saved: taken,
      ...sending,
    });

  function taken({ id }: CheckIn): void {
    note(id, null);
    decided();
  }

  return {
    notes$,
    act: () => command(),
    form(checkIn, close) {
      const form = createForm<CheckIn, DecisionDraft, DecisionAct, CheckIn>({
        record$: new BehaviorSubject(checkIn),
        // Another choice has another reason.
        valuesOf: ({ decision }) => ({ choice: decision ? (isOn(decision.let_in) ? 'in' : 'out') : '', reason: '' }),
        problemsOf: ({ choice, reason }) => ({
          ...(choice === '' && { choice: NEEDS_CHOICE }),
          ...REASON_FORM.problemsOf({ reason }),
        }),
        inputOf: ({ choice, reason }) => ({ checkIn, fields: { let_in: choice === 'in', reason: reason.trim() } }),
        command: command(() => {
          // The row has both decisions now.
          form.discard();
          close();
        }),
        saved: () => {},
        done: close,
      });
      return form;
    },
    keepTheirs: (id) => note(id, null),
    close: clear,
  };
}

/** The input about a participant without a card. */
export interface CardlessDraft {
  readonly participant: Participant | null;
  readonly reason: string;
}

/** [W-PLAN-10] The persons of a project who are not on the site yet, by the typed words. */
export const participantLookup = (
  ask: () => Reply<readonly Participant[]>,
  rows: () => readonly CheckInRow[],
  clock: SchedulerLike,
): Lookup<readonly Participant[]> =>
  createLookup({
    ask: (words) => ask().pipe(map((result) => (result.ok ? ok(absentFor(result.value, rows(), words)) : result))),
    questionOf: personQuestion,
    pause: PICKING.pause,
    clock,
  });

export function absentFor(
  participants: readonly Participant[],
  rows: readonly CheckInRow[],
  words: string,
): readonly Participant[] {
  const here = new Set(rows.flatMap((row) => (statusOfRow(row) === 'onSite' ? [String(row.item.personId)] : [])));
  const persons = participants.filter(({ person }) => person?.id && !here.has(person.id));
  return participantsFor(persons, { ...EVERY_PARTICIPANT, text: words }).slice(0, PICKING.shown);
}

/** The form of a participant without a card. */
export const createCardlessForm = ({ post, wall, posted }: GuestFormNeeds): Form<CardlessDraft> =>
  createForm<null, CardlessDraft, CardlessDraft, null>({
    record$: new BehaviorSubject(null),
    valuesOf: () => ({ participant: null, reason: '' }),
    problemsOf: ({ participant, reason }) => ({
      ...(participant === null && { participant: NEEDS_PERSON }),
      ...REASON_FORM.problemsOf({ reason }),
    }),
    inputOf: (draft) => draft,
    command: createPosting((draft) => post(fieldsOfCardless(draft)), wall),
    saved: posted,
  });

const fieldsOfCardless = ({ participant, reason }: CardlessDraft): CheckInFields => ({
  personId: participant?.person?.id,
  contactId: participant?.contact?.id,
  firstName: participant?.person?.first_name,
  lastName: participant?.person?.last_name,
  companyName: participant?.contact?.name,
  guest: false,
  reason: reason.trim(),
});
