import { useMatch } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { paths } from '../paths.ts';
import styles from './MainMenu.module.css';

/** A house on its ground. */
const SITE = 'M4 20h16M6 20V9l6-4 6 4v11M10 20v-5h4v5';

const PLUG = 'M9 3.5v5M15 3.5v5M6.5 8.5h11v3a5.5 5.5 0 0 1-11 0ZM12 17v3.5';

/** The way to every page. A narrow window shows it as icons. */
export function MainMenu() {
  const text = useText();
  const isAbout = useMatch(paths.about) !== null;
  const isProjects = useMatch(paths.projects) !== null;
  return (
    <nav className={styles.menu} aria-label={text('workspace.menu')}>
      <PageLink to="/" className={styles.home} title={text('workspace.name')}>
        <span className={styles.mark} aria-hidden="true">
          F
        </span>
        <span className={styles.label}>{text('workspace.name')}</span>
      </PageLink>
      <PageLink
        to={paths.projects}
        className={styles.item}
        aria-current={isProjects ? 'page' : undefined}
        title={text('projects.title')}
      >
        <Shape path={SITE} />
        <span className={styles.label}>{text('projects.title')}</span>
      </PageLink>
      <PageLink
        to={paths.about}
        className={styles.item}
        aria-current={isAbout ? 'page' : undefined}
        title={text('about.title')}
      >
        <Shape path={PLUG} />
        <span className={styles.label}>{text('about.title')}</span>
      </PageLink>
    </nav>
  );
}
