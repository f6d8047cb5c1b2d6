import type { SchedulerLike } from 'rxjs';
import { createForm, type Form } from '../../data/form.ts';
import { createPosting } from '../../data/posting.ts';
import { derive } from '../../shared/behavior.ts';
import type { ArticleLookup } from './lookup.ts';
import type { SplitArticles } from './rules.ts';
import { type ArticleSelection, NO_ARTICLES, problemsOfSelection } from './selection.ts';

/** The look-up with the prices. `clock` runs the form; there is no port, as nothing is sent. */
export interface CalculationNeeds {
  readonly lookup: Pick<ArticleLookup, 'articles$'>;
  readonly clock: SchedulerLike;
}

/** The choice in the article look-up. Nothing is sent: the prices are only added up. */
export function createCalculation({ lookup, clock }: CalculationNeeds): Form<ArticleSelection> {
  return createForm<SplitArticles | null, ArticleSelection, ArticleSelection, null>({
    record$: derive({ load: lookup.articles$ }, ({ load }) => (load.status === 'ready' ? load.value : null)),
    valuesOf: () => NO_ARTICLES,
    problemsOf: (values, known) => problemsOfSelection(values, known),
    inputOf: (values) => values,
    command: createPosting(() => undefined, clock),
    saved: () => undefined,
  });
}
