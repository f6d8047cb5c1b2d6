import { useLocation } from 'react-router-dom';
import { lazily } from '../../react/lazily.ts';
import { AreaPage, useFetchedAreas } from '../AreaPart.tsx';
import { projectPageAt } from './pages.ts';

const oneProject = lazily(async () => (await import('./OneProject.tsx')).OneProject);

/** The frame of each page of a project. What the page itself needs is fetched with it, and not after it. */
export function InProject() {
  const page = projectPageAt(useLocation().pathname);
  useFetchedAreas(page?.areas ?? []);
  page?.code();
  return <AreaPage code={oneProject} areas={['project']} />;
}
