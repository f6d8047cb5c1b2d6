import { type ReactNode, useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { useObservable } from '../../react/use-observable.ts';
import { ProjectPath } from '../projects/ProjectPath.tsx';
import { ProjectTabs } from '../projects/ProjectTabs.tsx';
import { useProject, useProjectOfPage } from '../projects/use-project.ts';
import { useWorkspace } from '../services.ts';
import { ConnectionDot } from './ConnectionDot.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Errors } from './Errors.tsx';
import styles from './Page.module.css';

interface PageProps {
  readonly title: string;
  /** At most one primary thing to do. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page: its title and the live connection above, which stay in sight, and what it shows; in a project, its other pages. */
export function Page({ title, actions, children }: PageProps) {
  const text = useText();
  const { kind } = useObservable(useWorkspace().session.standing$);
  const isSignedIn = kind === 'signedIn' || kind === 'signingOut';
  const isOfProject = useProjectOfPage().store !== null;
  const project = useProject()?.title ?? '';
  useEffect(() => {
    document.title = [title, project, text('workspace.name')].filter((name) => name !== '').join(' – ');
  }, [title, project, text]);
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
            {isSignedIn && (
              <>
                <Errors />
                <ConnectionDot />
              </>
            )}
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
