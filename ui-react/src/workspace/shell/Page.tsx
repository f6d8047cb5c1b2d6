import type { RegisterEntry } from '@felles/core/workspace/register';
import type { VisitType } from '@felles/core/workspace/visits';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import type { StripNews } from '../../kit/states/Strip.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { ProjectPath, type Step } from '../projects/ProjectPath.tsx';
import { useProject, useProjectOfPage } from '../projects/use-project.ts';
import { useWorkspace } from '../services.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Errors } from './Errors.tsx';
import { OutboxPill } from './OutboxPill.tsx';
import styles from './Page.module.css';

interface PageProps {
  readonly title: string;
  /** Where it lies below the project. */
  readonly trail?: readonly Step[];
  /** At most one primary action. */
  readonly actions?: ReactNode;
  /** The actions at the lower edge of a phone, in reach of a thumb. */
  readonly foot?: ReactNode;
  /** [W-SITE-30] The age of all that the page shows, which then has no strip of its own for it. */
  readonly age?: StripNews | null;
  readonly children: ReactNode;
}

/**
 * A page: its title and the live connection above, which stay in sight, and its content; in a project, its other pages.
 */
export function Page({ title, trail = [], actions, foot, age = null, children }: PageProps) {
  const isSignedIn = useSignedIn();
  const { store, tabs } = useProjectOfPage();
  const isOfProject = store !== null;
  usePageTitle(title, useProject()?.title ?? '');
  return (
    <>
      <div className={styles.above}>
        <header className={styles.top}>
          <div className={styles.titles}>
            {isOfProject && <ProjectPath trail={trail} />}
            <h1 className={styles.title}>{title}</h1>
          </div>
          <div className={styles.ends}>
            {actions}
            <PageEnds />
          </div>
        </header>
        {isSignedIn && <ConnectionNotice age={age} />}
      </div>
      {isOfProject ? (
        <div className={styles.beside}>
          {tabs}
          <div className={styles.content}>{children}</div>
        </div>
      ) : (
        <div className={styles.content}>{children}</div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}

/** The end of the first line of every page. */
export const PageEnds = () =>
  useSignedIn() && (
    <>
      <Errors />
      <OutboxPill />
    </>
  );

/** Whether there is a user, so that the connection and errors are shown. */
export function useSignedIn(): boolean {
  const { kind } = useObservable(useWorkspace().session.state$);
  return kind === 'signedIn' || kind === 'signingOut';
}

/** The title of the window: the page, and its subject. */
export function usePageTitle(title: string, about: string): void {
  const text = useText();
  useEffect(() => {
    document.title = [title, about, text('workspace.name')].filter((name) => name !== '').join(' – ');
  }, [title, about, text]);
}

/** To be on the page of a thing is to visit it, once it is known to be there. */
export function useVisit(type: VisitType, { id, idtype }: RegisterEntry, isThere: boolean): void {
  const { visits } = useWorkspace().shell;
  useEffect(() => {
    if (isThere) visits.record({ type, idtype, id });
  }, [visits, type, idtype, id, isThere]);
}
