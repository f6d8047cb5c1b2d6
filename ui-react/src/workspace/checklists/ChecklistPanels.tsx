import {
  type Checklist,
  checkpointsOf,
  keyOfPoint,
  type ReopenDraft,
  statusOfCheckpoint,
} from '@felles/core/workspace/checklists';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { longTextField } from '../../kit/form/long-text-field.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { FormPill } from '../site/FormPill.tsx';
import { checkpointStatusIn } from '../statistics/record-parts.ts';
import { PhotosForm } from './AddPhotos.tsx';
import { AnswerSign } from './Answers.tsx';
import styles from './checklists.module.css';
import type { Writing } from './use-checklist.ts';

interface ChecklistPanelsProps {
  readonly list: Checklist;
  readonly writing: Writing;
  /** The place of the point that is shown. */
  readonly place: number | null;
  readonly onGo: (place: number) => void;
  readonly print: ReactNode;
}

/** The windows above a checklist; Back closes them. */
export function ChecklistPanels({ list, writing, place, onGo, print }: ChecklistPanelsProps) {
  const text = useText();
  const points = checkpointsOf(list);
  const pointBy = (key: string) => points.find((point) => keyOfPoint(point) === key);
  return (
    <PanelHost
      panels={writing.panels}
      beside={<FormPill />}
      titleOf={(panel) => {
        if (panel.kind === 'photos') return text('checklists.photosOf', { title: pointBy(panel.point)?.title ?? '' });
        return text(panel.kind === 'points' ? 'checklists.every' : 'checklists.reopen');
      }}
      draw={(panel) => {
        if (panel.kind === 'reopen') return <ReopenForm list={list} writing={writing} />;
        if (panel.kind === 'photos') {
          const point = pointBy(panel.point);
          return point && <PhotosForm list={list} point={point} writing={writing} />;
        }
        return (
          <>
            <ol className={styles.dots}>
              {points.map((one, at) => (
                <li key={one.checkpoint_id}>
                  <button
                    type="button"
                    aria-current={at === place || undefined}
                    data-answer={statusOfCheckpoint(one) || undefined}
                    onClick={() => {
                      writing.panels.close();
                      onGo(at);
                    }}
                  >
                    <span>{at + 1}</span>
                    <AnswerSign status={statusOfCheckpoint(one)} />
                    <HiddenText>
                      {one.title}, {checkpointStatusIn(text, statusOfCheckpoint(one)) || text('checklists.notChecked')}
                    </HiddenText>
                  </button>
                </li>
              ))}
            </ol>
            <p>{print}</p>
          </>
        );
      }}
    />
  );
}

/** [W-SITE-18] Opens a signed checklist again, for a reason, and sends the answers that came after the signature. */
function ReopenForm({ list, writing }: Pick<ChecklistPanelsProps, 'list' | 'writing'>) {
  const text = useText();
  return (
    <PanelForm<ReopenDraft>
      label={text('checklists.reopen')}
      make={({ close }) =>
        writing.reopenForm(list, () => {
          writing.locked?.keys.forEach(writing.retry);
          writing.reload();
          close();
        })
      }
      fields={[longTextField('reason', text('checklists.reopenWhy'))]}
      leaving={{ key: 'checklists.unsavedReason', params: {} }}
      saveWords={() => text('checklists.reopen')}
    />
  );
}
