// A project's handbook: the templates of its phases, the created documents, and the rebuild.
import { BehaviorSubject, merge, NEVER, type Observable } from 'rxjs';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { type Freshness, type Query, queryOf } from '../../data/query.ts';
import { createQuestion, type QuestionPlace } from '../../data/question.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import type { Reply } from '../../shared/reply.ts';
import { createScope } from '../../shared/scope.ts';
import type { DocumentEntry } from '../documents/model.ts';
import type { PhasesAnswer } from '../phases/model.ts';
import { createDocumentCreation, type MakingView, withCreated } from './document-creation.ts';
import type { HandbookPort, HandbookTemplate, TemplateQuestion } from './model.ts';
import { type BuildingView, createHandbookBuilding, type HandbookBuilding } from './rebuild.ts';
import { countTemplates, type HandbookPhase, phasesOfHandbook, type TemplateCounts, templatesFor } from './rules.ts';

/** The templates of one phase. */
export interface PhaseTemplates {
  readonly answer$: Query<string, readonly HandbookTemplate[]>['answer$'];
  readonly making$: Behavior<MakingView>;
  open(): void;
  close(): void;
  reload(): void;
  make(template: HandbookTemplate, done: (created: DocumentEntry) => void): void;
}

/** One phase of a project, and the calls for its templates. */
export interface PhaseTemplatesNeeds extends Freshness, SendingNeeds {
  readonly port: Pick<HandbookPort, 'templates' | 'make'>;
  readonly projectId: string;
  readonly phaseId: string;
}

/** The templates of one phase, for the page of that phase. */
export function createPhaseTemplates(needs: PhaseTemplatesNeeds): PhaseTemplates {
  const { port, projectId, phaseId, again$, wall, ...sending } = needs;
  const query = queryOf(phaseId, (phase) => port.templates(projectId, phase), {
    ...(again$ && { again$ }),
    ...(wall && { wall }),
  });
  const making = createDocumentCreation({ port, ...sending });
  return {
    answer$: query.answer$,
    making$: making.view$,
    open: query.open,
    close: query.close,
    reload: query.reload,
    make: ({ template_id: templateId }, done) =>
      making.make({ projectId, phaseId, templateId }, (created, sent) => {
        query.update((templates) => withCreated(templates, sent.templateId, created));
        done(created);
      }),
  };
}

/** A phase with its matching templates. */
export interface TemplateGroup {
  readonly phase: HandbookPhase;
  readonly load: Load<readonly HandbookTemplate[]>;
  /** The counts of the phase without a filter. */
  readonly counts: TemplateCounts;
  readonly making: MakingView;
}

/** The page of a handbook: each phase loads and fails by itself. */
export interface HandbookView {
  readonly phases: Load<readonly HandbookPhase[]>;
  readonly groups: readonly TemplateGroup[];
  readonly question: TemplateQuestion;
  /** The templates of all loaded phases. */
  readonly all: readonly HandbookTemplate[];
  readonly counts: TemplateCounts;
  /** Whether all phases are loaded, so that the counts are complete. */
  readonly isWhole: boolean;
  readonly building: BuildingView;
}

/** The page of a project's handbook; `ask` changes the filter in its address. */
export interface HandbookStore {
  readonly view$: Behavior<HandbookView>;
  readonly building: HandbookBuilding;
  open(): void;
  close(): void;
  reload(): void;
  reloadPhase(phaseId: string): void;
  ask(part: Partial<TemplateQuestion>): void;
  make(phaseId: string, template: HandbookTemplate, done: (created: DocumentEntry) => void): void;
}

/** The project of the page, and the calls for its phases, templates and handbook. */
export interface HandbookNeeds extends Freshness, SendingNeeds {
  readonly port: HandbookPort;
  readonly phases: (projectId: string) => Reply<PhasesAnswer>;
  readonly projectId: string;
  readonly place: QuestionPlace<TemplateQuestion>;
  /** Emits when the templates may have changed, for example after a document was created. */
  readonly touched$: Observable<unknown>;
}

/** The handbook of a project: the templates of each phase, the documents made from them, and the rebuild. */
export function createHandbookStore(needs: HandbookNeeds): HandbookStore {
  const { port, phases, projectId, place, touched$, again$ = NEVER, wall, ...sending } = needs;
  const fresh = { again$, ...(wall && { wall }) };
  const { question$, change } = createQuestion(place);
  const building = createHandbookBuilding({ port, projectId, ...fresh, ...sending });
  const list = queryOf(projectId, phases, fresh);
  const templatesAgain$ = merge(again$, touched$, building.ended$);
  /** Each phase keeps its store while the page is open. */
  const stores = new Map<string, PhaseTemplates>();
  const shown$ = new BehaviorSubject<readonly Omit<TemplateGroup, 'counts'>[]>([]);
  const scope = createScope();
  const listening = createScope();

  const storeOf = (phaseId: string): PhaseTemplates => {
    const known = stores.get(phaseId);
    if (known) return known;
    const created = createPhaseTemplates({
      port,
      projectId,
      phaseId,
      again$: templatesAgain$,
      ...(wall && { wall }),
      ...sending,
    });
    stores.set(phaseId, created);
    return created;
  };

  /** Opens the stores of the current phases, and closes the others. */
  function follow(found: readonly HandbookPhase[]): void {
    listening.reopen();
    const ids = new Set(found.map(({ id }) => id));
    for (const [id, store] of stores) if (!ids.has(id)) store.close();
    const open = found.map((phase) => ({ phase, store: storeOf(phase.id) }));
    const show = () =>
      shown$.next(
        open.map(({ phase, store }) => ({ phase, load: store.answer$.value.load, making: store.making$.value })),
      );
    for (const { store } of open) {
      store.open();
      listening.add(merge(store.answer$, store.making$).subscribe(show));
    }
    show();
  }

  const phases$ = derive({ answer: list.answer$ }, ({ answer: { load } }) => mapLoad(load, phasesOfHandbook));

  return {
    view$: derive(
      { phases: phases$, shown: shown$, question: question$, building: building.view$ },
      ({ phases: load, shown, question, building: view }): HandbookView => {
        const all = shown.flatMap((group) => (group.load.status === 'ready' ? group.load.value : []));
        return {
          phases: load,
          groups: shown.map((group) => ({
            ...group,
            load: mapLoad(group.load, (templates) => templatesFor(templates, question)),
            counts: countTemplates(group.load.status === 'ready' ? group.load.value : []),
          })),
          question,
          all,
          counts: countTemplates(all),
          isWhole: load.status === 'ready' && shown.every((group) => group.load.status === 'ready'),
          building: view,
        };
      },
    ),
    building,
    open() {
      if (!scope.open()) return;
      scope.add(phases$.subscribe((load) => load.status === 'ready' && follow(load.value)));
      list.open();
      building.open();
    },
    close() {
      scope.close();
      listening.close();
      list.close();
      building.close();
      for (const store of stores.values()) store.close();
    },
    reload() {
      list.reload();
      building.reload();
      for (const store of stores.values()) store.reload();
    },
    reloadPhase: (phaseId) => stores.get(phaseId)?.reload(),
    ask: change,
    make: (phaseId, template, done) => stores.get(phaseId)?.make(template, done),
  };
}
