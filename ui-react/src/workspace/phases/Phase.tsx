import { dayIn } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { groupOfPhase, type KnownFractions, type PhaseStore, type ProjectPhase } from '@felles/core/workspace/phases';
import { useEffect, useId, useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Fraction } from '../../kit/parts/Fraction.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { DASH, formatNumber } from '../format.ts';
import { phaseOf, phasesOf } from '../paths.ts';
import { useArea } from '../services.ts';
import styles from './Phase.module.css';
import { PhaseParts } from './PhaseParts.tsx';
import { nameOfPhase, namesOf, usePhaseActs } from './phase-acts.ts';

interface PhaseProps {
  readonly projectId: string;
  readonly phase: ProjectPhase;
  readonly isOpen: boolean;
  /** How many of its deadlines have passed. */
  readonly passed: number;
  /** Its progress, from the lists; null where it is not shown. */
  readonly listed: KnownFractions | null;
}

/** A phase: its progress, and its content while it is open. The address says which phase is open. */
export function Phase({ projectId, phase, isOpen, passed, listed }: PhaseProps) {
  const text = useText();
  const id = useId();
  const phaseId = phase.phase_id;
  const services = useArea('phases');
  // It asks for its parts while it is opened, and for nothing else.
  const store = useMemo(
    () => (isOpen ? services.one({ projectId, phaseId }) : null),
    [services, projectId, phaseId, isOpen],
  );
  useEffect(() => {
    store?.open();
    return () => store?.close();
  }, [store]);
  const short = phase.phase_shortname?.trim();
  const name = nameOfPhase(phase, text);
  const acts = usePhaseActs();
  const beside = acts?.started.filter(({ phase_id: other }) => other !== phaseId) ?? [];
  return (
    <section className={styles.phase} data-open={isOpen || undefined} aria-labelledby={id}>
      <div className={styles.head} data-progress={listed !== null || undefined}>
        {short && (
          <span className={styles.short} aria-hidden="true">
            {[...short].slice(0, SHORTNAME).join('')}
          </span>
        )}
        <div className={styles.named}>
          <h3 id={id} className={styles.name}>
            <PageLink
              className={styles.link}
              to={isOpen ? phasesOf(projectId) : phaseOf(projectId, phaseId)}
              aria-expanded={isOpen}
            >
              {name}
            </PageLink>
          </h3>
          <span className={textStyles.faint}>
            {sinceWhen(phase, text, acts !== null)}
            {groupOfPhase(phase) === 'started' &&
              beside.length > 0 &&
              ` · ${text('phase.besideShort', { names: namesOf(beside, text) })}`}
          </span>
        </div>
        {listed && (store ? <OwnMeasures store={store} listed={listed} /> : <Measures fractions={listed} />)}
        <div className={styles.passed}>
          {passed > 0 && <Tag type="ERROR">{text('phases.passed', { count: passed })}</Tag>}
          {!isOpen && acts?.mayRun && groupOfPhase(phase) === 'remaining' && (
            <Button
              icon="right"
              aria-label={text('phase.startOne', { name })}
              onClick={() => acts.open({ kind: 'start', phase })}
            >
              {text('phase.start')}
            </Button>
          )}
        </div>
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </div>
      {store && <PhaseParts store={store} projectId={projectId} phase={phase} name={name} listed={listed} />}
    </section>
  );
}

const SHOWN = ['activities', 'hours', 'templates'] as const;

/** The facts that the tile has room for. */
const SHORTNAME = 4;

/** The phase's own values are newer than the list's; the list fills in the missing ones. */
function OwnMeasures({ store, listed }: { readonly store: PhaseStore; readonly listed: KnownFractions }) {
  return <Measures fractions={{ ...listed, ...useObservable(store.fractions$) }} />;
}

function Measures({ fractions }: { readonly fractions: KnownFractions }) {
  const text = useText();
  const acts = usePhaseActs();
  return SHOWN.map((measure) => {
    const fraction = fractions[measure];
    return (
      <div key={measure}>
        <span className={styles.label}>
          {text(`phases.${measure}`)}{' '}
          {measure === 'hours' && fraction && fraction.done > fraction.of && acts && (
            <span className={styles.over}>
              {text('phase.over', { hours: formatNumber(fraction.done - fraction.of) })}
            </span>
          )}
        </span>
        {fraction === undefined ? DASH : <Fraction fraction={fraction} />}
      </div>
    );
  });
}

function sinceWhen(phase: ProjectPhase, text: Text, isPlanned: boolean): string {
  const group = groupOfPhase(phase);
  if (group === 'remaining') {
    const planned = isPlanned ? dayIn(phase.planned_from) : null;
    return planned === null ? '' : text('phase.plannedFrom', { day: dayMonthYear(planned) });
  }
  const moment = phase[group];
  const day = typeof moment === 'string' ? dayIn(moment) : null;
  if (day === null) return '';
  return text(group === 'started' ? 'phases.startedOn' : 'phases.completedOn', { date: dayMonthYear(day) });
}
