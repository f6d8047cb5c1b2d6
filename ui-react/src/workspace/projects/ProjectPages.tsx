import type { Project } from '@felles/core/workspace';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { PageTabs } from '../../kit/parts/PageTabs.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { checkInsOf, documentsOf, expensesOf, participantsOf, paths, photosOf, tasksOf } from '../paths.ts';
import styles from './ProjectPages.module.css';
import { useProject } from './use-project.ts';

/** The pages that a project has, in their order. */
const PAGES = [
  { name: 'participants.title', to: participantsOf },
  { name: 'tasks.title', to: tasksOf },
  { name: 'documents.title', to: documentsOf },
  { name: 'photos.title', to: photosOf },
  { name: 'expenses.title', to: expensesOf },
  { name: 'checkin.title', to: checkInsOf },
] as const;

interface ProjectPagesProps {
  /** The page that is shown; null for one that the service does not offer. */
  readonly current: (typeof PAGES)[number]['name'] | null;
}

/** Stands on top of each page of a project: which one it is, and the way to its other pages. */
export function ProjectPages({ current }: ProjectPagesProps) {
  const { projectId = '' } = useParams();
  const project = useProject();
  const { hasPage } = useOffers();
  const text = useText();
  return (
    <>
      <p className={styles.where}>
        <PageLink to={paths.projects}>{text('participants.toProjects')}</PageLink>
        {project && <b>{[project.title, project.project_number].filter(Boolean).join(' · ')}</b>}
        {project && <span className={styles.more}>{factsOf(project).join(' · ')}</span>}
      </p>
      <PageTabs
        label={text('projects.pages')}
        tabs={PAGES.filter(({ to }) => hasPage(to(projectId))).map(({ name, to }) => ({
          to: to(projectId),
          label: text(name),
          isCurrent: name === current,
        }))}
      />
    </>
  );
}

/** What the list of projects has no room for in a narrow window. */
function factsOf({ type, address, employer }: Project): readonly string[] {
  const place = [address?.postal_code, address?.city].filter(Boolean).join(' ');
  return [type?.title, address?.address, place, employer?.contact?.name].filter(
    (fact): fact is string => typeof fact === 'string' && fact !== '',
  );
}
