import { type Checklist, type Checkpoint, statusOfCheckpoint } from '@felles/core/workspace/checklists';
import { useText } from '../../i18n/text.ts';
import { PageButton } from '../../kit/Button.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { newDeviationOf } from '../paths.ts';
import { useProjectOfPage } from '../projects/use-project.ts';
import styles from './checklists.module.css';
import { useChecklistRights } from './use-checklist.ts';

interface DeviationOfferProps {
  readonly list: Checklist;
  readonly point: Checkpoint;
}

/** [W-SITE-17] A point that is not OK offers a deviation; the answer does not depend on it. */
export function DeviationOffer({ list, point }: DeviationOfferProps) {
  const text = useText();
  const { id } = useProjectOfPage();
  const isOffered = useOffers().has('deviation-changes');
  const mayRegister = useChecklistRights().includes('register_deviation');
  if (!isOffered || !mayRegister || point.deviation_id || statusOfCheckpoint(point) !== 'NOT_OK') return null;
  return (
    <section className={styles.offer} aria-label={text('checklists.deviation')}>
      <span>
        <b>{text('checklists.deviation')}</b>
        <small>{text('checklists.deviationHint')}</small>
      </span>
      <PageButton
        kind="primary"
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
