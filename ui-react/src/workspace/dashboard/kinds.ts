/** The portlets that the workspace can draw, as they are called when they are added. */
export const KINDS = [
  { type: 'projects', title: 'Prosjekter' },
  { type: 'deadlines', title: 'Frister' },
  { type: 'lastvisited', title: 'Sist besøkt' },
  { type: 'panel', title: 'Oppslag' },
  { type: 'checkins', title: 'Innsjekk' },
  { type: 'tasks', title: 'Oppgaver' },
  { type: 'deviations', title: 'Avvik' },
  { type: 'hours', title: 'Timer' },
  { type: 'savedsearch', title: 'Lagrede søk' },
] as const;
