// Checklists, deviations and hours.
import { siteRecordServices } from '@felles/adapters-http/workspace/areas/site-records';
import { osloDay } from '@felles/core';
import { loadOf } from '@felles/core/data';
import { stateOfChecklist } from '@felles/core/workspace/checklists';
import { countDeviations } from '@felles/core/workspace/deviations';
import { map } from 'rxjs';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** The deviations of a project in numbers, the checklists with their states, and the hours of each article. */
export async function recordsOf(root: string, access: string, projectId: string) {
  const workspace = await openFor(root, access);
  const records = siteRecordServices(workspace);
  const [deviations, checklists] = [records.deviations(projectId), records.checklists(projectId)];
  const { figures } = records.hours(projectId);
  for (const part of [deviations, checklists, figures]) part.open();
  const found = {
    deviations: (await ready(deviations.view$.pipe(map(({ list }) => loadOf(list))))).map(({ item }) => item),
    checklists: (await ready(checklists.view$.pipe(map(({ list }) => loadOf(list))))).map(({ item }) => item),
    hours: await ready(figures.answer$.pipe(map(({ load }) => load))),
  };
  workspace.close();
  return {
    deviations: countDeviations(found.deviations, osloDay(Date.now())),
    checklists: found.checklists.map((checklist) => ({ title: checklist.title, ...stateOfChecklist(checklist) })),
    hours: found.hours.map(({ name, total_hours: hours }) => `${name}: ${hours}`),
  };
}
