import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import { createForm, type Form, type FormView } from '../../data/form.ts';
import { createPosting } from '../../data/posting.ts';
import type { PickedFile } from '../../data/uploads.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { isoDate, osloDay } from '../../shared/dates.ts';
import { explainFailure, type Message } from '../../shared/messages.ts';
import { isRefused } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import { workdaysAround } from '../../shared/workdays.ts';
import type { Area } from '../offers/store.ts';
import type { ParticipantRole } from '../participants/model.ts';
import type { ProjectTemplate } from '../project-templates/model.ts';
import { type Creation, creationsOf } from './creations.ts';
import { fieldsOfProject } from './fields.ts';
import {
  type CreatedProject,
  type FoundAddress,
  NewProjectDraft,
  type NewProjectStep,
  type ParentProject,
  STEPS,
} from './model.ts';
import { type NewProjectOffer, newProjectOffer, offeredDraft } from './offer.ts';
import { type CreationOutbox, isUnanswered, laneOfProject } from './outbox.ts';
import { asParticipant, type Party } from './parties.ts';
import { createPhotoStore, type PhotoView } from './photo-store.ts';
import { fieldsOfStep, laterOf, problemsOfProject, wayTo } from './problems.ts';
import { changeDraft, EMPTY_PROJECT, isThere, unitsAfter, withoutParticipant } from './rules.ts';

/** The window of a new project: its draft, its photo, and the state of sent projects. */
export interface NewProjectView extends FormView<NewProjectDraft>, PhotoView {
  /** The steps and ways that the service offers. */
  readonly offer: NewProjectOffer;
  /** Why the service refused the project. The draft is back in the form. */
  readonly refusal: Message | null;
  /** A photo was chosen before a reload, and must be chosen again. */
  readonly isPhotoLost: boolean;
  /** The projects that are being created, or lack a part. */
  readonly creations: readonly Creation[];
  /** The project that was sent here and is complete; null before. */
  readonly finished: CreatedProject | null;
}

/** The window of a new project; the draft goes to the outbox with `create`. */
export interface NewProjectStore {
  readonly form: Form<NewProjectDraft>;
  readonly view$: Behavior<NewProjectView>;
  /** Whether the requested parent project does not exist, so that the project has no parent. */
  readonly isAlone$: Behavior<boolean>;
  standAlone(): void;
  open(): void;
  close(): void;
  change(part: Partial<NewProjectDraft>): void;
  leave(field: keyof NewProjectDraft): void;
  /** [W-PLAN-08] Chooses a template, or none. Its days are counted from the next working day, until the user says otherwise. */
  chooseTemplate(template: ProjectTemplate | null): void;
  /** Chooses a found address with its unit. */
  choose(found: FoundAddress | null): void;
  /** Goes to a step, or to the first earlier step with a problem. */
  goTo(step: NewProjectStep): void;
  next(): void;
  back(): void;
  /** False if the list already has the person or the company. */
  add(party: Party, roles: readonly ParticipantRole[]): boolean;
  remove(key: string): void;
  choosePhoto(file: PickedFile): void;
  removePhoto(): void;
  create(): void;
  retry(key: string): void;
  drop(key: string): void;
  discard(): void;
  /** The window has shown that the project is complete. */
  acknowledge(): void;
  /** The user has seen the complete projects. */
  forgetCreated(): void;
}

/** The outbox that sends the project, and the window's data at its start. */
export interface NewProjectNeeds {
  readonly outbox: CreationOutbox;
  readonly parent$: Behavior<ParentProject | null>;
  /** The additions of the service: the window has only the steps that it offers. */
  readonly offers$: Behavior<readonly Area[]>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

/** A new project in steps. The form has the draft; once it is sent, the outbox has it and the form is reset. */
export function createNewProjectStore({ outbox, parent$, offers$, newKey, clock }: NewProjectNeeds): NewProjectStore {
  const offer$ = derive({ offers: offers$ }, ({ offers }) => newProjectOffer(offers));
  const photo = createPhotoStore({
    writeName: (photoName) => change({ photoName }),
    submit: () => form.save(),
    showProblem: () => goTo('photo'),
  });
  const isAlone$ = new BehaviorSubject(false);
  const refusal$ = new BehaviorSubject<Message | null>(null);
  const finished$ = new BehaviorSubject<NewProjectView['finished']>(null);
  /** The lane of the project that was sent here. */
  let sentLane: string | null = null;
  const scope = createScope();

  const command = createPosting<NewProjectDraft>((draft) => {
    const lane = newKey();
    sentLane = lane;
    const fields = fieldsOfProject(draft, isAlone$.value ? null : parent$.value);
    outbox.post({ kind: 'project', draft, fields, photo: photo.view$.value.photo }, lane);
    photo.clear();
    refusal$.next(null);
  }, clock);

  const form = createForm<NewProjectDraft, NewProjectDraft, NewProjectDraft, null>({
    record$: derive({ offer: offer$ }, ({ offer }) => offeredDraft(EMPTY_PROJECT, offer)),
    valuesOf: (draft) => draft,
    problemsOf: (values) => problemsOfProject(offered(values)),
    inputOf: offered,
    command,
    saved: () => undefined,
    // The outbox has the project now.
    done: () => undefined,
  });

  function offered(values: NewProjectDraft): NewProjectDraft {
    return offeredDraft(values, offer$.value);
  }

  const draftNow = (): NewProjectDraft => offered(form.view$.value.values);

  function change(part: Partial<NewProjectDraft>): void {
    const before = draftNow();
    const after = changeDraft(before, part);
    // Only changed fields count as typed.
    const changed = Object.entries(after).filter(([field, value]) => Reflect.get(before, field) !== value);
    form.change(Object.fromEntries(changed) as Partial<NewProjectDraft>); // the keys are fields of the draft
  }

  function goTo(wanted: NewProjectStep): void {
    photo.cancelSubmit();
    const draft = draftNow();
    const step = wayTo(wanted, draft);
    for (const passed of STEPS.slice(STEPS.indexOf(draft.step), STEPS.indexOf(wanted)))
      for (const field of fieldsOfStep(passed)) form.leave(field);
    if (step === draft.step) return;
    // The notice of a cleared choice stays until the user leaves its step.
    change({ step, reached: laterOf(step, draft.reached), ...(draft.step === 'register' && { isCleared: false }) });
  }

  function stepFrom(by: number): NewProjectStep {
    const { steps } = offer$.value;
    const { step } = draftNow();
    return steps[steps.indexOf(step) + by] ?? step;
  }

  /** A refused project returns to the form, unless the user has typed another one. */
  function takeBack(): void {
    const isTyping = form.view$.value.changed.length > 0 || photo.view$.value.photo !== null;
    const refused = isTyping
      ? undefined
      : outbox.entries$.value.find(
          ({ input, refusal }) => input.kind === 'project' && refusal !== null && isRefused(refusal),
        );
    if (refused?.input.kind !== 'project' || refused.refusal === null) return;
    const { draft, photo: sent } = refused.input;
    refusal$.next(
      isUnanswered(refused.refusal) ? { key: 'newProject.uncertain', params: {} } : explainFailure(refused.refusal),
    );
    form.change(draft);
    photo.restore(sent);
    sentLane = null;
    outbox.drop(refused.key);
  }

  function follow(): void {
    takeBack();
    const created = sentLane === null ? undefined : outbox.created$.value.get(sentLane);
    if (sentLane === null || !created || outbox.entries$.value.some((entry) => laneOfProject(entry) === sentLane))
      return;
    finished$.next(created);
    outbox.forgetCreated(sentLane);
    sentLane = null;
  }

  return {
    form,
    view$: derive(
      {
        form: form.view$,
        offer: offer$,
        photo: photo.view$,
        refusal: refusal$,
        entries: outbox.entries$,
        bytes: outbox.progress$,
        created: outbox.created$,
        finished: finished$,
      },
      ({ form: view, offer, photo: chosen, refusal, entries, bytes, created, finished }) => ({
        ...view,
        values: offeredDraft(view.values, offer),
        offer,
        ...chosen,
        refusal,
        isPhotoLost: chosen.photo === null && !chosen.isReading && view.values.photoName !== '',
        creations: creationsOf(entries, bytes, created),
        finished,
      }),
    ),
    isAlone$,
    standAlone: () => isAlone$.next(true),
    open() {
      if (!scope.open()) return;
      scope.add(outbox.entries$.subscribe(follow));
    },
    close() {
      scope.close();
      // Later results are shown from the outbox when the window opens again.
      sentLane = null;
      isAlone$.next(false);
    },
    change(part) {
      photo.cancelSubmit();
      change(part);
    },
    leave: form.leave,
    chooseTemplate(template) {
      const { first_day } = draftNow();
      change({ template, first_day: first_day || isoDate(workdaysAround(osloDay(clock.now()))[1]) });
    },
    choose(found) {
      const { source, byMatrix, bySearch, units } = draftNow();
      const before = source === 'matrix' ? byMatrix : bySearch;
      change({
        ...(source === 'matrix' ? { byMatrix: found } : { bySearch: found }),
        // An address of the cadastre way has its unit in the list already.
        ...(source === 'search' && { units: unitsAfter(units, before, found) }),
      });
    },
    goTo,
    next: () => goTo(stepFrom(1)),
    back: () => goTo(stepFrom(-1)),
    add(party, roles) {
      const one = asParticipant(party, roles, newKey());
      const { participants } = draftNow();
      if (isThere(participants, one)) return false;
      change({ participants: [...participants, one] });
      return true;
    },
    remove: (key) => change({ participants: withoutParticipant(draftNow().participants, key) }),
    choosePhoto: photo.choose,
    removePhoto: photo.remove,
    create: photo.submitWhenRead,
    retry: outbox.retry,
    drop: outbox.drop,
    discard() {
      form.discard();
      photo.clear();
      refusal$.next(null);
    },
    acknowledge: () => finished$.next(null),
    forgetCreated() {
      const going = outbox.entries$.value.map(laneOfProject);
      for (const lane of outbox.created$.value.keys()) if (!going.includes(lane)) outbox.forgetCreated(lane);
    },
  };
}

/** The readable part of a stored draft. */
export function readNewProjectDraft(stored: unknown): Partial<NewProjectDraft> {
  const all = NewProjectDraft.safeParse({ ...EMPTY_PROJECT, ...(typeof stored === 'object' ? stored : null) }).data;
  if (all === undefined) return {};
  return Object.fromEntries(
    Object.entries(all).filter(([field]) => stored !== null && Object.hasOwn(Object(stored), field)),
  );
}
