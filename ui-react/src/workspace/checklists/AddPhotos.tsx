import '../../i18n/catalogs/deviations.ts';
import '../../i18n/catalogs/site-photos.ts';

import { type Checklist, type Checkpoint, keyOfPoint, type PointPhotosDraft } from '@felles/core/workspace/checklists';
import type { SiteDraft } from '@felles/core/workspace/site-work';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { CAMERA } from '../../kit/shapes.ts';
import { checklistOf } from '../paths.ts';
import { useProject, useProjectOfPage } from '../projects/use-project.ts';
import { photosField } from '../site/photos-field.tsx';
import { useSiteDraft } from '../site/use-site-draft.tsx';
import { photosOfPoint, photosPanel, type Writing } from './use-checklist.ts';

interface AddPhotosProps {
  readonly point: Checkpoint;
  readonly writing: Writing;
}

export function AddPhotos({ point, writing }: AddPhotosProps) {
  const text = useText();
  return (
    <Button aria-haspopup="dialog" onClick={() => writing.panels.open(photosPanel.of(keyOfPoint(point)))}>
      <Shape path={CAMERA} />
      {text('checklists.photo')}
    </Button>
  );
}

/** A list that was started on this device keeps its drafts once it is sent. */
const draftsOf = ({ client_id: client, checklist_id: id }: Checklist): string => `photos ${client || id} `;

/** [W-SITE-63] Whether a draft has photos of a point of this list. */
export const isDraftOf = (list: Checklist, { name }: SiteDraft): boolean => name.startsWith(draftsOf(list));

/** [W-SITE-36] Photos for a point, which are saved together. */
export function PhotosForm({ list, point, writing }: AddPhotosProps & { readonly list: Checklist }) {
  const { id } = useProjectOfPage();
  const project = { id, title: useProject()?.title ?? '' };
  const draft = useSiteDraft();
  const text = useText();
  const address = checklistOf(id, list.client_id || list.checklist_id);
  return (
    <PanelForm<PointPhotosDraft>
      label={text('checklists.photo')}
      make={({ close }) => writing.photosForm(point, close)}
      fields={[
        photosField(text, {
          title: text('checklists.record', { title: point.title ?? '' }),
          saved: photosOfPoint(point).length + writing.photosOf(point).length,
          isCameraFirst: true,
        }),
      ]}
      leaving={{ key: 'checklists.unsavedPhotos', params: {} }}
      draft={draft<PointPhotosDraft>({
        name: draftsOf(list) + keyOfPoint(point),
        kind: 'point',
        project,
        address: `${address}?panel=${photosPanel.addressOf(keyOfPoint(point))}`,
        titleOf: () => point.title ?? '',
        read: () => ({}),
      })}
      saveWords={() => text('checklists.savePhotos')}
      // Photos cannot be copied as words.
      ways={() => null}
    />
  );
}
