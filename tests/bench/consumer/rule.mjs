import { arrangeWeek } from '@felles/core/internal/portal/timetable/rules';

globalThis.felles = arrangeWeek;
