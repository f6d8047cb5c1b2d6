// The document of the calls that move the simulated world: they are no part of the service, and stand in none of its documents.
import { CONTROL, SHAPES } from '../control/table.ts';
import { documentOf, type Json } from './document.ts';

/** Every call is of one area, whose name stands before its own. */
const AREA = 'control';

export const controlApi = (): Json =>
  documentOf({
    calls: {
      rows: Object.fromEntries(Object.entries(CONTROL).map(([name, row]) => [`${AREA}.${name}`, row])),
      modules: [SHAPES],
    },
    title: 'Felles: control',
    summary: 'How tests and developers move the simulated service and the world around it',
    operationId: (call) => call.slice(`${AREA}.`.length),
    tags: [{ name: AREA, description: 'A real service has none of these calls' }],
  });
