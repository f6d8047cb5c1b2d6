import '../../i18n/catalogs/conflicts.ts';

import { recordOf } from '@felles/core/internal/workspace/deviations/changes';
import { readDeviationDraft, readWords } from '@felles/core/internal/workspace/deviations/form';
import { newLines } from '@felles/core/internal/workspace/deviations/log';
import { readComment } from '@felles/core/internal/workspace/site-work/comments';
import {
  type Deviation,
  type DeviationStatus,
  type MoveDraft,
  needsOfMove,
  type ProjectOfDeviation,
  type SeenDeviation,
} from '@felles/core/workspace/deviations';
import type { CommentDraft, SeenRecord } from '@felles/core/workspace/site-work';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { longTextField } from '../../kit/form/long-text-field.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { usePersons } from '../participants/use-persons.ts';
import { deviationOf } from '../paths.ts';
import { useArea, useMe } from '../services.ts';
import { photosField } from '../site/photos-field.tsx';
import { useSiteDraft } from '../site/use-site-draft.tsx';
import { lineIn } from './DeviationLog.tsx';
import { moreFields } from './deviation-fields.tsx';
import styles from './deviations.module.css';
import { useSetup } from './use-setup.ts';

/** A form of a deviation, with the deviation as it was when the form was opened. */
export interface OpenForm {
  /** The status to move to, or the other form. */
  readonly shown: DeviationStatus | 'comment' | 'change';
  readonly seen: SeenRecord<SeenDeviation>;
}

interface DeviationFormProps {
  readonly project: ProjectOfDeviation;
  readonly open: OpenForm;
  /** The deviation now. */
  readonly now: Deviation | null;
  readonly onClose: () => void;
}

/** The form has the focus from the start, also where a draft opens it. */
const focusOnMount = (title: HTMLElement | null) => title?.focus();

/** The form in the place of the moves. Events leave it alone: it says that another user has changed the deviation. */
export function DeviationForm({ project, open, now, onClose }: DeviationFormProps) {
  const { shown, seen } = open;
  const { deviation, from } = useObservable(seen.record$);
  const deviations = useArea('deviations');
  const me = useMe();
  const text = useText();
  const lines = newLines(deviation, now, me?.person_id);
  const by = lines.at(-1)?.by?.person_name || text('conflict.another');
  const of = { project, seen, saved: onClose };
  const draft = useSiteDraft();
  const about = {
    project,
    address: deviationOf(project.id, deviation.deviation_id),
    titleOf: () => deviation.title ?? '',
    name: nameOfDraft(deviation, shown),
  };
  const photos = photosField(text, {
    title: text('deviation.record', { title: deviation.title ?? '' }),
    saved: deviation.photos?.length ?? 0,
  });
  const shared = {
    leaving: { key: 'deviations.unsaved', params: {} },
    news: lines.length > 0 ? { by, words: lines.map((line) => lineIn(text, line)) } : null,
    others: (
      <Button kind="ghost" onClick={onClose}>
        {text('deviation.cancel')}
      </Button>
    ),
  } as const;
  const title = titleOf(text, shown);
  return (
    <section className={styles.form} aria-label={title}>
      <h3 ref={focusOnMount} tabIndex={-1} className={styles.head}>
        {title}
      </h3>
      {shown === 'change' ? (
        <ChangeFields of={of} deviation={deviation} shared={shared} about={about} />
      ) : shown === 'comment' ? (
        <PanelForm<CommentDraft>
          {...shared}
          label={title}
          make={() => deviations.commentForm(of)}
          fields={[longTextField('text', title), photos]}
          draft={draft<CommentDraft>({ ...about, kind: 'comment', read: readComment })}
        />
      ) : (
        from && (
          <PanelForm<MoveDraft>
            {...shared}
            label={title}
            make={() => deviations.moveForm({ ...of, to: shown })}
            fields={
              needsOfMove(from, shown).measure
                ? [longTextField('measure', text('deviation.measure')), photos]
                : needsOfMove(from, shown).reason
                  ? [longTextField('reason', text('deviation.reason'))]
                  : []
            }
            draft={draft<MoveDraft>({ ...about, kind: 'change', read: readWords })}
            saveWords={() => shown.name ?? shown.status}
          />
        )
      )}
    </section>
  );
}

/** A form of a deviation has a draft of its own. */
export const nameOfDraft = (deviation: Deviation, form: OpenForm['shown']): string =>
  `deviation ${recordOf(deviation)} ${typeof form === 'string' ? form : form.status}`;

function titleOf(text: Text, shown: OpenForm['shown']): string {
  if (shown === 'comment') return text('deviation.comment');
  if (shown === 'change') return text('deviation.changing');
  return `${text('deviation.moveTo')} ${shown.name ?? ''}`;
}

interface ChangeFieldsProps {
  readonly of: Parameters<ReturnType<typeof useArea<'deviations'>>['changeForm']>[0];
  readonly deviation: Deviation;
  readonly shared: Pick<Parameters<typeof PanelForm>[0], 'leaving' | 'news' | 'others'>;
  readonly about: { readonly project: ProjectOfDeviation; readonly address: string; readonly name: string };
}

function ChangeFields({ of, deviation, shared, about }: ChangeFieldsProps) {
  const draft = useSiteDraft();
  const deviations = useArea('deviations');
  const setup = useSetup();
  const listed = usePersons(of.project.id);
  const { person_id: value, person_name: label } = deviation.responsible ?? {};
  // The responsible may have left the project.
  const isListed = !value || listed.some((person) => person.value === value);
  const persons = isListed ? listed : [{ value, label: label || value }, ...listed];
  const text = useText();
  return (
    <PanelForm
      {...shared}
      label={text('deviation.changing')}
      make={() => deviations.changeForm(of)}
      fields={[
        { kind: 'text', name: 'title', label: text('deviation.title') },
        ...moreFields(text, { setup, persons }),
      ]}
      draft={draft({ ...about, kind: 'change', titleOf: ({ title }) => title, read: readDeviationDraft })}
    />
  );
}
