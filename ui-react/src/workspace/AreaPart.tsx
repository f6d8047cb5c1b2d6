import { type ComponentType, use } from 'react';
import { type FetchedAreas, type PageArea, useWorkspace } from './services.ts';

interface AreaPartProps<P> {
  readonly code: () => Promise<ComponentType<P>>;
  /** Every area that the code uses before it is shown. */
  readonly areas: readonly PageArea[];
  readonly given: P;
}

/** A part whose code is fetched together with that of its areas, and shown once all of it is there. */
export function AreaPart<P extends object>({ code, areas, given }: AreaPartProps<P>) {
  const fetched = useFetchedAreas(areas);
  const part = code();
  for (const area of fetched) use(area);
  const Part = use(part);
  return <Part {...given} />;
}

/** A page that is given nothing. */
export const AreaPage = (page: Omit<AreaPartProps<object>, 'given'>) => <AreaPart {...page} given={{}} />;

/** Fetches the code of areas ahead. */
export function useFetchedAreas(areas: readonly PageArea[]): readonly Promise<unknown>[] {
  const services: FetchedAreas = useWorkspace();
  return areas.map((area) => services[area]());
}
