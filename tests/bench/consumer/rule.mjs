import { arrangeWeek } from '@felles/core/portal';

globalThis.felles = arrangeWeek;
