import { addTexts, masterCatalog } from '../catalog.ts';

/** The names of the states of a task. */
export const no = masterCatalog({
  'task.status.CANCELLED': 'Avlyst',
  'task.status.COMPLETED': 'Fullført',
  'task.status.DELETED': 'Slettet',
  'task.status.DEVIANCE': 'Har avvik',
  'task.status.HOLIDAY': 'Fri',
  'task.status.INCOMPLETE': 'Ikke ferdig',
  'task.status.INPROGRESS': 'Pågår',
  'task.status.OVERDUE': 'Forfalt',
  'task.status.PROPOSED': 'Foreslått',
  'task.status.SCHEDULED': 'Planlagt',
  'task.status.SIMULATED': 'Simulert',
  'task.status.STARTED': 'Startet',
});

addTexts({ no });
