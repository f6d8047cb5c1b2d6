import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { paths, projectOf } from '../paths.ts';
import styles from './ProjectPath.module.css';
import { useProject, useProjectOfPage } from './use-project.ts';

/** Where a page lies: the projects, the project that this one is a part of, and the project itself. */
export function ProjectPath() {
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
      </ol>
    </nav>
  );
}
