// The writing of checklists: answers, signatures and new lists. Their list is in `site-records`.
import type { FileContent } from '@felles/core';
import type { Query } from '@felles/core/data';
import { createAnswering } from '@felles/core/internal/workspace/checklists/store';
import type { Answering } from '@felles/core/workspace/checklists';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { photoQuery } from '../files.ts';
import { createChecklistsHttp } from '../records.ts';
import { siteOutboxOf } from './site-work.ts';

/** The writing of the checklists of a project; each visit of a page has a store of its own. */
export interface ChecklistServices {
  answering(projectId: string): Answering;
  /** The file of a photo, by its document. */
  photo(documentId: string): Query<string, FileContent>;
}

/** An addition: a service without it is asked nothing. */
export const checklistServices = (door: WorkspaceDoor): ChecklistServices => {
  const port = createChecklistsHttp(door.http);
  return {
    answering: (projectId) => createAnswering({ ...commandNeeds(door), port, projectId, outbox: siteOutboxOf(door) }),
    photo: (documentId) => photoQuery(door.http, documentId),
  };
};
