import '../../i18n/catalogs/deviations.ts';

import {
  CHANGE_RIGHT,
  type CommentDraft,
  type Deviation,
  type DeviationStatus,
  isUnsent,
  type MoveDraft,
  mainMove,
  movesOf,
  needsOfMove,
  type ProjectOfDeviation,
  readDeviationDraft,
  readWords,
  recordOf,
  statusIn,
} from '@felles/core/workspace/deviations';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import type { DrawnField } from '../../kit/form/fields-of.ts';
import { LongTextField } from '../../kit/LongTextField.tsx';
import { PanelFoot } from '../../kit/panels/PanelFoot.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { deviationOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { useSiteDraft } from '../site/use-site-draft.tsx';
import { DeviationLog } from './DeviationLog.tsx';
import { DeviationPhotos } from './DeviationPhotos.tsx';
import { moreFields } from './deviation-fields.tsx';
import styles from './deviations.module.css';
import { usePersons } from './NewDeviation.tsx';
import { PendingChanges } from './PendingChanges.tsx';
import { photosField } from './photos-field.tsx';
import { useSetup, useSiteRights } from './use-setup.ts';

interface DeviationRecordProps {
  readonly project: ProjectOfDeviation;
  /** As the list has it, with the changes that are not sent. */
  readonly deviation: Deviation;
  readonly facts: ReactNode;
}

/** The form that stands in the place of the moves. */
type Open = DeviationStatus | 'comment' | 'change' | null;

/** The forms of a record that a link to their draft opens. */
const RESUMED = ['comment', 'change'] as const;

/** [W-SITE-55] A deviation with its photos and its log, and the moves that the user may make. */
export function DeviationRecord({ project, deviation, facts }: DeviationRecordProps) {
  const deviations = useArea('deviations');
  const isNew = isUnsent(deviation);
  const [record] = useState(() => deviations.deviation(project.id, deviation.deviation_id));
  const [chosen, setOpen] = useState<Open | 'none yet'>('none yet');
  const setup = useSetup();
  const rights = useSiteRights();
  const text = useText();
  useOpen(record, !isNew);
  const answer = useObservable(record.answer$);
  const { load } = answer;
  const whole = load.status === 'ready' ? load.value : null;
  const title = text('deviation.record', { title: deviation.title ?? '' });
  const moves = setup ? movesOf(setup, deviation, rights) : [];
  const main = setup && mainMove(setup, deviation, moves);
  const mayComment = rights.includes('register_deviation') || rights.includes(CHANGE_RIGHT);
  const close = () => setOpen(null);
  const draft = useSiteDraft();
  const begun = useObservable(useArea('siteDrafts').drafts$);
  const resumed = RESUMED.find((form) => begun.some(({ name }) => name === nameOfDraft(deviation, form)));
  const open = chosen === 'none yet' ? null : chosen;
  useEffect(() => {
    if (chosen === 'none yet' && resumed !== undefined) setOpen(resumed);
  }, [chosen, resumed]);

  return (
    <div className={styles.record}>
      <PendingChanges deviation={deviation} setup={setup} />
      {whole && <DeviationPhotos photos={whole.photos ?? []} title={deviation.title ?? ''} />}
      {facts}
      {!isNew && (
        <LoadedContent
          load={load}
          words={{ some: text('deviation.someLog'), all: text('deviation.allLog') }}
          again={record.reload}
        >
          {(one) => <DeviationLog log={one.log ?? []} />}
        </LoadedContent>
      )}
      {open === null ? (
        (moves.length > 0 || mayComment) && (
          <PanelFoot>
            {mayComment && <Button onClick={() => setOpen('comment')}>{text('deviation.addComment')}</Button>}
            {rights.includes(CHANGE_RIGHT) && (
              <Button onClick={() => setOpen('change')}>{text('deviation.change')}</Button>
            )}
            {moves.map((to) => (
              <Button key={to.status} kind={to.status === main ? 'primary' : 'secondary'} onClick={() => setOpen(to)}>
                {to.name ?? to.status}
              </Button>
            ))}
          </PanelFoot>
        )
      ) : (
        <section className={styles.form} aria-label={titleOfForm()}>
          <h3 className={styles.head}>{titleOfForm()}</h3>
          {formOf(open)}
        </section>
      )}
    </div>
  );

  function titleOfForm(): string {
    if (open === 'comment') return text('deviation.comment');
    if (open === 'change') return text('deviation.changing');
    return `${text('deviation.moveTo')} ${open?.name ?? ''}`;
  }

  function formOf(shown: Exclude<Open, null>) {
    const saved = whole?.photos?.length ?? 0;
    const of = { project, deviation: { ...deviation, measure: whole?.measure ?? deviation.measure }, saved: close };
    const about = { project, address: addressOf(project, deviation), titleOf: () => deviation.title ?? '' };
    const leaving = { key: 'deviations.unsaved', params: {} } as const;
    const cancel = <Cancel onPress={close} />;
    if (shown === 'change') return <ChangeFields of={of} others={cancel} />;
    if (shown === 'comment')
      return (
        <PanelForm<CommentDraft>
          key="comment"
          label={text('deviation.comment')}
          make={() => deviations.commentForm(of)}
          fields={[longText('text', text('deviation.comment')), photosField(text, { title, saved })]}
          leaving={leaving}
          others={cancel}
          draft={draft<CommentDraft>({
            ...about,
            name: nameOfDraft(deviation, 'comment'),
            kind: 'comment',
            read: readWords,
          })}
        />
      );
    const from = setup && statusIn(setup, deviation);
    if (!from) return null;
    const field = needsOfMove(from, shown).measure
      ? [longText('measure', text('deviation.measure')), photosField(text, { title, saved })]
      : needsOfMove(from, shown).reason
        ? [longText('reason', text('deviation.reason'))]
        : [];
    return (
      <PanelForm<MoveDraft>
        key={shown.status}
        label={titleOfForm()}
        make={() => deviations.moveForm({ ...of, from, to: shown })}
        fields={field}
        leaving={leaving}
        others={cancel}
        draft={draft<MoveDraft>({
          ...about,
          name: nameOfDraft(deviation, shown.status),
          kind: 'change',
          read: readWords,
        })}
        saveWords={() => shown.name ?? shown.status}
      />
    );
  }
}

const addressOf = (project: ProjectOfDeviation, deviation: Deviation): string =>
  deviationOf(project.id, deviation.deviation_id);

/** A form of a deviation has a draft of its own. */
const nameOfDraft = (deviation: Deviation, form: string): string => `deviation ${recordOf(deviation)} ${form}`;

const longText = <N extends string>(name: N, label: string) =>
  ({
    kind: 'own',
    name,
    label,
    draw: ({ value, error, onChange, onLeave }: DrawnField<string>) => (
      <LongTextField label={label} value={value} error={error} onType={onChange} onBlur={onLeave} />
    ),
    words: (value: string) => value,
  }) as const;

/** Leads back to the record. */
function Cancel({ onPress }: { readonly onPress: () => void }) {
  const text = useText();
  return (
    <Button kind="ghost" onClick={onPress}>
      {text('deviation.cancel')}
    </Button>
  );
}

interface ChangeFieldsProps {
  readonly others: ReactNode;
  readonly of: Parameters<ReturnType<typeof useArea<'deviations'>>['changeForm']>[0];
}

function ChangeFields({ of, others }: ChangeFieldsProps) {
  const draft = useSiteDraft();
  const deviations = useArea('deviations');
  const setup = useSetup();
  const persons = usePersons(of.project.id);
  const text = useText();
  return (
    <PanelForm
      label={text('deviation.changing')}
      make={() => deviations.changeForm(of)}
      fields={[
        { kind: 'text', name: 'title', label: text('deviation.title') },
        ...moreFields(text, { setup, persons }),
      ]}
      leaving={{ key: 'deviations.unsaved', params: {} }}
      others={others}
      draft={draft({
        name: nameOfDraft(of.deviation, 'change'),
        kind: 'change',
        project: of.project,
        address: addressOf(of.project, of.deviation),
        titleOf: ({ title }) => title,
        read: readDeviationDraft,
      })}
    />
  );
}
