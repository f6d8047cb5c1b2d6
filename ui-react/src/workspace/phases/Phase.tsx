import { dayIn, dayMonthYear } from '@felles/core';
import { type Fractions, fractionsOf, groupOfPhase, type ProjectPhase } from '@felles/core/workspace';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Fraction } from '../../kit/parts/Fraction.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { phaseOf, phasesOf } from '../paths.ts';
import styles from './Phase.module.css';
import { PhaseParts } from './PhaseParts.tsx';
import { useOpenedPhase } from './use-opened-phase.ts';

interface PhaseProps {
  readonly projectId: string;
  readonly phase: ProjectPhase;
  readonly isOpen: boolean;
  /** How many of its deadlines have passed. */
  readonly passed: number;
}

/** A phase: how far it is, and what is in it while it is opened. That it is opened stands in the address. */
export function Phase({ projectId, phase, isOpen, passed }: PhaseProps) {
  const text = useText();
  const id = useId();
  const phaseId = String(phase.phase_id);
  const { store, fractions: own } = useOpenedPhase(projectId, phaseId, isOpen);
  const fractions = known(own, fractionsOf(phase.progress));
  const short = phase.phase_shortname?.trim();
  return (
    <section className={styles.phase} data-open={isOpen || undefined} aria-labelledby={id}>
      <div className={styles.head}>
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
              {phase.phase_name?.trim() || short || text('phases.unnamed')}
            </PageLink>
          </h3>
          <span className={styles.since}>{sinceWhen(phase, text)}</span>
        </div>
        {SHOWN.map((measure) => (
          <div key={measure} className={styles.measure}>
            <span className={styles.label}>{text(`phases.${measure}`)} </span>
            <Fraction fraction={fractions[measure]} />
          </div>
        ))}
        <div className={styles.passed}>
          {passed > 0 && <Tag type="ERROR">{text('phases.passed', { count: passed })}</Tag>}
        </div>
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </div>
      {store && <PhaseParts store={store} />}
    </section>
  );
}

const SHOWN = ['activities', 'hours', 'templates'] as const;

/** What the tile has room for. */
const SHORTNAME = 4;

/** What a phase says itself is newer than the list; what it does not say, the list may. */
const known = (own: Fractions | null, listed: Fractions): Fractions => ({
  activities: own?.activities ?? listed.activities,
  hours: own?.hours ?? listed.hours,
  milestones: own?.milestones ?? listed.milestones,
  templates: own?.templates ?? listed.templates,
});

function sinceWhen(phase: ProjectPhase, text: Text): string {
  const group = groupOfPhase(phase);
  if (group === 'remaining') return '';
  const moment = phase[group];
  const day = typeof moment === 'string' ? dayIn(moment) : null;
  if (day === null) return '';
  return text(group === 'started' ? 'phases.startedOn' : 'phases.completedOn', { date: dayMonthYear(day) });
}
