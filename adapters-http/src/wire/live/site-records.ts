import { Checklist, Deviation, HoursLine } from '@felles/core/workspace/site-records';
import { EVENTS } from './names.ts';
import { things } from './things.ts';

export const checklists = things(Checklist, EVENTS.checklist);
export const deviations = things(Deviation, EVENTS.deviation);
export const hours = things(HoursLine, EVENTS.hours);
