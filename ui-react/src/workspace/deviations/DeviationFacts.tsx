import type { Deviation, DeviationSetup } from '@felles/core/workspace/deviations';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import textStyles from '../../kit/Text.module.css';
import { formatMoment } from '../format.ts';
import { checklistOf } from '../paths.ts';
import { type Fact, Facts } from '../register/Facts.tsx';
import { valueIn } from './value-words.ts';

interface DeviationFactsProps {
  readonly projectId: string;
  readonly deviation: Deviation;
  readonly setup: DeviationSetup | null;
  /** The facts that every service has. */
  readonly facts: readonly Fact[];
}

/** [W-SITE-04] [W-SITE-55] The facts of a deviation; a newer one that is not known is left out. */
export function DeviationFacts({ projectId, deviation, setup, facts }: DeviationFactsProps) {
  const text = useText();
  const { number, kind, registered_by: by, registered_at: at, measure, checklist_id: list } = deviation;
  const wordsOf = (field: string, value: unknown) => valueIn(text, { setup, persons: [] }, deviation, field, value);
  const newer: readonly Fact[] = [
    { name: text('deviation.number'), value: number },
    {
      name: text('deviation.kind'),
      value: kind && setup && wordsOf('kind', kind),
    },
    {
      name: text('deviation.registered'),
      value: [by?.person_name, formatMoment(at)].filter(Boolean).join(' · '),
    },
    {
      name: text('deviation.checklist'),
      value: list && (
        <PageLink to={checklistOf(projectId, list)} className={textStyles.link}>
          {text('deviation.openChecklist')}
        </PageLink>
      ),
    },
    { name: text('deviation.done'), value: measure },
  ];
  return <Facts isBeside facts={[...facts, ...newer.filter(({ value }) => Boolean(value))]} />;
}
