import { dayIn, dayMonthYear } from '@felles/core';
import { groupOfPhase, type KnownFractions, type PhaseStore, type ProjectPhase } from '@felles/core/workspace/phases';
import { useEffect, useId, useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Fraction } from '../../kit/parts/Fraction.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { DASH } from '../format.ts';
import { phaseOf, phasesOf } from '../paths.ts';
import { useArea } from '../services.ts';
import styles from './Phase.module.css';
import { PhaseParts } from './PhaseParts.tsx';

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
  const name = phase.phase_name?.trim() || short || text('phases.unnamed');
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
          <span className={textStyles.faint}>{sinceWhen(phase, text)}</span>
        </div>
        {listed && (store ? <OwnMeasures store={store} listed={listed} /> : <Measures fractions={listed} />)}
        <div className={styles.passed}>
          {passed > 0 && <Tag type="ERROR">{text('phases.passed', { count: passed })}</Tag>}
        </div>
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </div>
      {store && <PhaseParts store={store} projectId={projectId} phaseId={phaseId} name={name} listed={listed} />}
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
  return SHOWN.map((measure) => {
    const fraction = fractions[measure];
    return (
      <div key={measure}>
        <span className={styles.label}>{text(`phases.${measure}`)} </span>
        {fraction === undefined ? DASH : <Fraction fraction={fraction} />}
      </div>
    );
  });
}

function sinceWhen(phase: ProjectPhase, text: Text): string {
  const group = groupOfPhase(phase);
  if (group === 'remaining') return '';
  const moment = phase[group];
  const day = typeof moment === 'string' ? dayIn(moment) : null;
  if (day === null) return '';
  return text(group === 'started' ? 'phases.startedOn' : 'phases.completedOn', { date: dayMonthYear(day) });
}
