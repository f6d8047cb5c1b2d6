import { arrangeWeek } from '@felles/core/portal/timetable';

globalThis.felles = arrangeWeek;
