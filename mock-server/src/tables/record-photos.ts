// [W-SITE-39] The photos of records: each is also one of the photos of the project.
import type { NamedFile } from '@felles/core';
import type { RecordPhoto } from '@felles/core/internal/workspace/site-work/model';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import { invalid } from '../refusals.ts';
import type { Service } from '../row.ts';
import { openDocuments } from './documents.ts';
import { photoType } from './projects.ts';

/** [W-SITE-36] */
const MOST_PHOTOS = 20;

/** The record of a photo: its place, its photos so far, and the words for a refusal. */
interface PhotographedRecord {
  readonly projectId: string;
  readonly about: {
    readonly data_id: string;
    readonly datatype_id: string;
    readonly node_title: string | null;
  };
  readonly photos: readonly (RecordPhoto | null)[];
  /** Such as 'Et avvik'. */
  readonly name: string;
}

interface Act {
  readonly staff: DemoStaff;
  readonly key: string | null;
  /** The press (ISO). */
  readonly at: string;
}

/** The photo and the name of its file. */
export interface StoredPhoto {
  readonly photo: RecordPhoto;
  readonly fileName: string;
}

export function openRecordPhotos({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const documents = openDocuments({ world, publish });
  return {
    add({ projectId, about, photos, name }: PhotographedRecord, file: NamedFile, { staff, key, at }: Act): StoredPhoto {
      if (photos.length >= MOST_PHOTOS) throw invalid(`${name} har høyst ${MOST_PHOTOS} bilder.`, 'file');
      const type = photoType(file.bytes);
      if (type === null) throw invalid('Filen er ikke et bilde.', 'file');
      // The bytes say the type, whatever the name says.
      const fileName = `${file.name.replace(/\.\w+$/, '')}.${type.replace('image/', '')}`;
      const stored = { ...file, name: fileName };
      const { document_id } = documents.put(projectId, null, stored, staff.name, { key }, about);
      const photo: RecordPhoto = {
        photo_id: document_id,
        document_id,
        url: `/project/photo/document/${document_id}`,
        by: { person_id: staff.personId, person_name: staff.name },
        at,
      };
      return { photo, fileName };
    },
  };
}
