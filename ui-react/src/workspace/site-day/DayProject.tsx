import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { useWorkspace } from '../services.ts';
import styles from './site-day.module.css';

interface DayProjectProps {
  readonly title: string;
  /** Its address; empty where it is unknown. */
  readonly second: string;
  readonly onChange: (projectId: string) => void;
}

/** The project of the day, and the way to another one. */
export function DayProject({ title, second, onChange }: DayProjectProps) {
  const [isOpen, setOpen] = useState(false);
  const text = useText();
  return (
    <>
      <button type="button" className={styles.project} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.words}>
          <b dir="auto">{title}</b>
          {second !== '' && <small>{second}</small>}
        </span>
        <span className={styles.change}>
          {text('site.change')}
          <Icon name="down" />
        </span>
      </button>
      {isOpen && (
        <Dialog title={text('site.changeProject')} covers="phone" onClose={() => setOpen(false)}>
          <RecentProjects
            onChoose={(id) => {
              setOpen(false);
              onChange(id);
            }}
          >
            <PageLink to={paths.projects} className={link.link}>
              {text('site.everyProject')}
            </PageLink>
          </RecentProjects>
        </Dialog>
      )}
    </>
  );
}

interface RecentProjectsProps {
  readonly onChoose: (projectId: string) => void;
  readonly children: ReactNode;
}

function RecentProjects({ onChoose, children }: RecentProjectsProps) {
  const { list } = useObservable(useWorkspace().shell.visits.view$).project;
  const text = useText();
  return (
    <div className={styles.projects}>
      {list.status === 'ready' && list.value.length > 0 && (
        <ul className={styles.list} aria-label={text('site.recent')}>
          {list.value.map(({ dataid, name }) => (
            <li key={dataid} className={styles.row}>
              <button type="button" className={styles.choice} onClick={() => onChoose(dataid)}>
                <span dir="auto">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
