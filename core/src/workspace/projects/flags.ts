import type { Load } from '../../shared/load.ts';
import { isOn } from '../../shared/wire-values.ts';
import type { Flag, ProjectView } from './model.ts';

/** Whether a part of a project is offered; 'unknown' until the service has answered. */
export type Offer = 'on' | 'off' | 'unknown';

/** [W-PROJECTS-22] [W-PROJECTS-23] A part without a flag is always on. */
export function offerOf(view: Load<ProjectView>, flag: Flag | null): Offer {
  if (flag === null) return 'on';
  if (view.status !== 'ready') return 'unknown';
  return isOn(view.value[flag]) ? 'on' : 'off';
}
