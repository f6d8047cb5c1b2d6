import { openSmallPortal } from '@felles/adapters-http/portal';
import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';

globalThis.felles = (code, root) => openSmallPortal({ code, root }).then(createTimetable);
