import { lazyCode } from '../../react/lazy-code.ts';

/** The frame of each page of a project: one for the route and for the list that fetches it ahead, or it would be fetched twice. */
export const oneProject = {
  code: lazyCode(async () => (await import('./OneProject.tsx')).OneProject),
  areas: ['project'],
} as const;
