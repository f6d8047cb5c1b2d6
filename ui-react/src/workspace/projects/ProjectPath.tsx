import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { paths, projectOf } from '../paths.ts';
import styles from './projects.module.css';
import { useProject, useProjectOfPage } from './use-project.ts';

/** A page or a list that a page lies below. */
export interface Step {
  readonly to: string;
  readonly title: string;
}

/** Where a page lies: the projects, the project that this one is a part of, the project itself, and the steps below it. */
export function ProjectPath({ trail }: { readonly trail: readonly Step[] }) {
  const { id, parent } = useProjectOfPage();
  const project = useProject();
  const text = useText();
  return (
    <nav aria-label={text('pages.path')}>
      <ol className={styles.path}>
        <li>
          <PageLink to={paths.projects}>{text('projects.title')}</PageLink>
        </li>
        {parent && (
          <li>
            <PageLink to={projectOf(parent.id)}>
              <bdi className={styles.name}>{parent.title || parent.id}</bdi>
            </PageLink>
          </li>
        )}
        {project && (
          <li>
            <PageLink to={projectOf(id)}>
              <span className={styles.name}>
                <bdi>{project.title || id}</bdi>
                {project.title && project.project_number ? ` · ${project.project_number}` : ''}
              </span>
            </PageLink>
          </li>
        )}
        {trail.map(({ to, title }) => (
          <li key={to}>
            <PageLink to={to}>
              <bdi className={styles.name}>{title}</bdi>
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
