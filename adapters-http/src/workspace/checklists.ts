import type { ChecklistsPort } from '@felles/core/workspace/checklists';
import type { Http } from '../http.ts';
import { checklists } from '../wire/workspace/checklists.ts';
import { siteRecords } from '../wire/workspace/records.ts';

/** Core's `ChecklistsPort`, for staff who are signed in. An addition as a whole: the specification only counts them. */
export const createChecklistsHttp = (http: Http): ChecklistsPort => ({
  checklists: (project_id) => http.ask(siteRecords.checklists, { params: { project_id } }),
  templates: () => http.ask(checklists.templates, {}),
  sign: (project_id, checklist_id, body, key) =>
    http.ask(checklists.sign, { params: { project_id, checklist_id }, body, key }),
});
