import { type Checklist, type Checkpoint, keyOfPoint, statusOfCheckpoint } from '@felles/core/workspace/checklists';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PageButton } from '../../kit/Button.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { deviationOf, newDeviationOf } from '../paths.ts';
import { useProjectOfPage } from '../projects/use-project.ts';
import { atPoint } from './at-point.ts';
import styles from './checklists.module.css';
import { useChecklistRights, type Writing } from './use-checklist.ts';

interface PointDeviationProps {
  readonly list: Checklist;
  readonly point: Checkpoint;
  readonly writing: Writing;
  /** The point can be answered, and its fields are shown. */
  readonly isOpen: boolean;
}

export const hasDeviation = (point: Checkpoint, { deviationOf: pendingOf }: Writing): boolean =>
  Boolean(point.deviation_id) || pendingOf(point) !== null;

/** [W-SITE-17] The deviation of a point, also one that is not sent; a point that is not OK and has none offers one. */
export function PointDeviation({ list, point, writing, isOpen }: PointDeviationProps) {
  const text = useText();
  const { id } = useProjectOfPage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOffered = useOffers().has('deviation-changes');
  const mayRegister = useChecklistRights().includes('register_deviation');
  const pending = writing.deviationOf(point);
  const made = pending?.record ?? point.deviation_id;
  if (made)
    return (
      <section className={styles.offer} aria-label={text('checklists.deviationMade')}>
        <span>
          <b>{text('checklists.deviationMade')}</b>
          {pending && <small data-state={pending.state}>{text(`checklists.state.${pending.state}`)}</small>}
        </span>
        <PageButton to={deviationOf(id, made)}>{text('checklists.toDeviation')}</PageButton>
      </section>
    );
  if (!isOpen || !isOffered || !mayRegister || statusOfCheckpoint(point) !== 'NOT_OK') return null;
  const state = atPoint(keyOfPoint(point));
  return (
    <section className={styles.offer} aria-label={text('checklists.deviation')}>
      <span>
        <b>{text('checklists.deviation')}</b>
        <small>{text('checklists.deviationHint')}</small>
      </span>
      <PageButton
        kind="primary"
        state={state}
        // The way back leads to the point.
        onClick={() => navigate(pathname + search, { replace: true, state })}
        to={newDeviationOf(id, {
          checklist: list.checklist_id,
          point: point.checkpoint_id,
          title: point.title ?? '',
        })}
      >
        {text('checklists.makeDeviation')}
      </PageButton>
    </section>
  );
}
