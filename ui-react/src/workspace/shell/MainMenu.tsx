import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { SEARCH } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { paths, START } from '../paths.ts';
import { useWorkspace } from '../services.ts';
import styles from './MainMenu.module.css';

const PAGES = [
  // Four fields of a board.
  {
    to: START,
    begins: '/dashboard',
    name: 'dashboard.title',
    shape: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z',
  },
  // A house on its ground.
  { to: paths.projects, begins: '/project', name: 'projects.title', shape: 'M4 20h16M6 20V9l6-4 6 4v11M10 20v-5h4v5' },
  { to: paths.search, begins: paths.search, name: 'search.title', shape: SEARCH },
  // A bell.
  {
    to: paths.notifications,
    begins: paths.notifications,
    name: 'notifications.title',
    shape: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 21h4',
  },
  // A plug in its socket.
  {
    to: paths.about,
    begins: paths.about,
    name: 'about.title',
    shape: 'M9 3.5v5M15 3.5v5M6.5 8.5h11v3a5.5 5.5 0 0 1-11 0ZM12 17v3.5',
  },
] as const;

/** The way to every page. A narrow window shows it as icons. */
export function MainMenu() {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <nav className={styles.menu} aria-label={text('workspace.menu')}>
      <PageLink to="/" className={styles.home} title={text('workspace.name')}>
        <span className={styles.mark} aria-hidden="true">
          F
        </span>
        <span className={styles.label}>{text('workspace.name')}</span>
      </PageLink>
      {PAGES.map(({ to, begins, name, shape }) => (
        <PageLink
          key={to}
          to={to}
          className={styles.item}
          aria-current={pathname.startsWith(begins) ? 'page' : undefined}
          title={text(name)}
        >
          <Shape path={shape} />
          <span className={styles.label}>{text(name)}</span>
        </PageLink>
      ))}
      <LogOut />
    </nav>
  );
}

/** A door, and the way out of it. */
const DOOR = 'M10 5H6v14h4M14 8l4 4-4 4M18 12H9';

/** [W-AUTH-11] For users who are signed in. */
function LogOut() {
  const { session } = useWorkspace();
  const { kind } = useObservable(session.standing$);
  const text = useText();
  if (kind !== 'signedIn') return null;
  return (
    <button type="button" className={styles.item} title={text('signIn.out')} onClick={session.signOut}>
      <Shape path={DOOR} />
      <span className={styles.label}>{text('signIn.out')}</span>
    </button>
  );
}
