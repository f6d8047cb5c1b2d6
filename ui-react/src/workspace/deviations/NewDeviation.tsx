import '../../i18n/catalogs/deviations.ts';

import { readDeviationDraft } from '@felles/core/internal/workspace/deviations/form';
import type {
  Deviation,
  NewDeviationDraft,
  NewDeviationStart,
  ProjectOfDeviation,
} from '@felles/core/workspace/deviations';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import type { DrawnField } from '../../kit/form/fields-of.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { usePanel } from '../../kit/panels/panel-context.ts';
import { atPoint, usePointOfEntry } from '../checklists/at-point.ts';
import { usePersons } from '../participants/use-persons.ts';
import { checklistOf, newDeviationOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { photosField } from '../site/photos-field.tsx';
import { TitleField } from '../site/TitleField.tsx';
import { useSiteDraft } from '../site/use-site-draft.tsx';
import { moreFields } from './deviation-fields.tsx';
import { useSetup } from './use-setup.ts';

interface NewDeviationProps {
  readonly project: ProjectOfDeviation;
  /** The deviations of the project, whose words are offered. */
  readonly all: readonly Deviation[];
}

/** So many words of earlier deviations are offered. */
const WORDS = 6;

/** [W-SITE-54] A new deviation: the camera first, and only the title is needed. */
export function NewDeviation({ project, all }: NewDeviationProps) {
  const deviations = useArea('deviations');
  const setup = useSetup();
  const persons = usePersons(project.id);
  const [hasMore, setMore] = useState(false);
  const text = useText();
  const start = useStart();
  const { point, start: filled } = start;
  const link = point && {
    ...{ checklist: point.checklist_id, point: point.checkpoint_id },
    title: filled.title ?? '',
  };
  const draft = useSiteDraft();
  const panel = usePanel();
  const navigate = useNavigate();
  const isFromPoint = usePointOfEntry() !== null;
  /** [W-SITE-17] The user goes on at the point that led here. */
  const saved = () => {
    if (point === null) panel.close();
    else if (isFromPoint) navigate(-1);
    else navigate(checklistOf(project.id, point.checklist_id), { replace: true, state: atPoint(point.checkpoint_id) });
  };
  const [form] = useState(() => deviations.newForm({ project, saved, ...start }));
  const words = [...new Set(all.flatMap(({ title }) => title ?? []))].slice(0, WORDS);
  const title = {
    kind: 'own',
    name: 'title',
    label: text('deviation.title'),
    draw: (field: DrawnField<string>) => (
      <TitleField {...field} label={text('deviation.title')} group={text('deviation.words')} words={words} />
    ),
    words: (value: string) => value,
  } as const;
  return (
    <PanelForm<NewDeviationDraft>
      label={text('deviation.new')}
      make={() => form}
      fields={(values) => [
        photosField(text, {
          title: values.title.trim() === '' ? '' : text('deviation.record', { title: values.title }),
          isCameraFirst: true,
        }),
        title,
        ...(hasMore ? moreFields(text, { setup, persons }) : []),
      ]}
      leaving={{ key: 'deviations.unsaved', params: {} }}
      draft={draft<NewDeviationDraft>({
        name: `deviation ${project.id} new ${point?.checkpoint_id ?? ''}`,
        kind: 'deviation',
        isNew: true,
        project,
        address: newDeviationOf(project.id, link),
        titleOf: (values) => values.title,
        read: readDeviationDraft,
      })}
      saveWords={() => text('deviation.save')}
      note={() => (
        <>
          {!hasMore && (
            <Button kind="ghost" iconAfter="down" aria-expanded={false} onClick={() => setMore(true)}>
              {text('deviation.more')}
            </Button>
          )}
        </>
      )}
      ways={({ key }, { photos }) =>
        key === 'device.full' && photos.files.length > 0 ? (
          <Button onClick={form.saveWithoutPhotos}>{text('deviation.saveWithoutPhotos')}</Button>
        ) : null
      }
    />
  );
}

/** [W-SITE-17] The point of a checklist that led here, by the address of the page. */
function useStart(): Required<NewDeviationStart> {
  const [asked] = useSearchParams();
  const [list, point, title] = ['checklist', 'point', 'title'].map((name) => asked.get(name) ?? '');
  return {
    start: title ? { title } : {},
    point: list && point ? { checklist_id: list, checkpoint_id: point } : null,
  };
}
