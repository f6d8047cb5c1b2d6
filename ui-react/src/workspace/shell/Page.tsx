import type { ReactNode } from 'react';
import { ProjectPath } from '../projects/ProjectPath.tsx';
import { ProjectTabs } from '../projects/ProjectTabs.tsx';
import { useProject, useProjectOfPage } from '../projects/use-project.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import styles from './Page.module.css';
import { PageEnds } from './PageEnds.tsx';
import { usePageTitle, useSignedIn } from './use-page.ts';

interface PageProps {
  readonly title: string;
  /** At most one primary thing to do. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page: its title and the live connection above, which stay in sight, and what it shows; in a project, its other pages. */
export function Page({ title, actions, children }: PageProps) {
  const isSignedIn = useSignedIn();
  const isOfProject = useProjectOfPage().store !== null;
  usePageTitle(title, useProject()?.title ?? '');
  return (
    <>
      <div className={styles.above}>
        <header className={styles.top}>
          <div className={styles.titles}>
            {isOfProject && <ProjectPath />}
            <h1 className={styles.title}>{title}</h1>
          </div>
          <div className={styles.ends}>
            {actions}
            <PageEnds />
          </div>
        </header>
        {isSignedIn && <ConnectionNotice />}
      </div>
      {isOfProject ? (
        <div className={styles.beside}>
          <ProjectTabs />
          <div className={styles.content}>{children}</div>
        </div>
      ) : (
        <div className={styles.content}>{children}</div>
      )}
    </>
  );
}
