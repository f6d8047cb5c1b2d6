// How far one flow has come, kept for as long as the tab lives.
import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import type { Behavior } from '../../../shared/behavior.ts';
import type { SentRecord } from '../sending/plan.ts';
import { type DraftArea, type DraftFlow, EMPTY_FLOW, type FlowDraft, type KeptDrafts } from './kept.ts';

export interface FlowCell {
  readonly draft$: Behavior<FlowDraft>;
  readonly value: FlowDraft;
  /** What the service has taken in, as it is learnt: also while the page is away. */
  readonly sent$: Observable<SentRecord>;
  /** Keeps it; of a visitor who began anew meanwhile nothing is kept any more. */
  next(draft: FlowDraft): void;
  /** The same for the draft of one of its areas. */
  keepArea(area: DraftArea, draft: unknown): void;
  takeUp(): void;
  /** False once the visitor has begun anew since it was last taken up. */
  isCurrent(): boolean;
  /** Nothing of it stays, once the drafts are cleared. */
  forget(): void;
}

export function createFlowCell(drafts: KeptDrafts, name: DraftFlow): FlowCell {
  const draft$ = new BehaviorSubject<FlowDraft>(EMPTY_FLOW);
  const sent$ = new Subject<SentRecord>();
  let beginning = drafts.beginnings();
  const isCurrent = (): boolean => drafts.beginnings() === beginning;

  // What another flow has sent meanwhile is not to be written over by what was known before.
  drafts.flowsKept$.subscribe(() => {
    const kept = drafts.flow(name);
    if (isCurrent() && JSON.stringify(kept) !== JSON.stringify(draft$.value)) draft$.next(kept);
  });

  return {
    draft$,
    sent$,
    get value() {
      return draft$.value;
    },
    next(draft) {
      if (!isCurrent()) return;
      const isNews = draft.sent !== draft$.value.sent;
      draft$.next(draft);
      drafts.keepFlow(name, draft);
      if (isNews && draft.sent !== null) sent$.next(draft.sent);
    },
    keepArea(area, draft) {
      if (isCurrent()) drafts.keepArea(area, draft);
    },
    takeUp() {
      beginning = drafts.beginnings();
      draft$.next(drafts.flow(name));
    },
    isCurrent,
    forget: () => draft$.next(EMPTY_FLOW),
  };
}
