import type { PartingMessage } from '@felles/core/workspace/session';
import { badgeOf } from '@felles/core/workspace/unread';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Hidden } from '../../kit/Hidden.tsx';
import { Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { Question } from '../../kit/Question.tsx';
import { SEARCH } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOffers } from '../offers/use-offers.ts';
import { paths, projectOf, START } from '../paths.ts';
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
  // A flag on its pole.
  { to: paths.deadlines, begins: paths.deadlines, name: 'deadlines.title', shape: 'M6 21V4M6 5h11l-2.5 4 2.500 4H6' },
  // A person within the corners of a gate.
  {
    to: paths.checkIn,
    begins: paths.checkIn,
    name: 'checkin.title',
    shape:
      'M4 8V6a2 2 0 0 1 2-2h2M16 4h2a2 2 0 0 1 2 2v2M20 16v2a2 2 0 0 1-2 2h-2M8 20H6a2 2 0 0 1-2-2v-2M12 8.200a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600ZM8.300 16.500c.6-1.8 1.9-2.7 3.7-2.7s3.1.9 3.7 2.7',
  },
  // A speech balloon with text.
  {
    to: paths.chat,
    begins: paths.chat,
    name: 'chat.page',
    shape:
      'M5.500 5h13a1.500 1.500 0 0 1 1.500 1.500v9a1.500 1.500 0 0 1-1.500 1.500H11l-4.500 3.500V17h-1A1.500 1.500 0 0 1 4 15.500v-9A1.500 1.500 0 0 1 5.500 5Z',
  },
  // Bars over days.
  {
    to: paths.planning,
    begins: paths.planning,
    name: 'planning.title',
    shape: 'M5 4v16M8 7h7M8 12h11M8 17h5',
  },
  // A tag on its string.
  {
    to: paths.articles,
    begins: '/article',
    name: 'articles.title',
    shape: 'M4 4h8l8 8-8 8-8-8ZM8.5 8.500v.1',
  },
  // A card with a person's head.
  {
    to: paths.contacts,
    // The departments are in the specification, the customers are not.
    otherwise: paths.departments,
    begins: ['/contact', '/person', '/departments'],
    name: 'register.title',
    shape:
      'M5 4h13a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 18 20H5ZM5 4v16M12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8.5 16.5c.4-1.9 1.7-3 3.5-3s3.1 1.1 3.5 3',
  },
  // Columns on a line.
  {
    to: paths.statistics,
    begins: paths.statistics,
    name: 'statistics.title',
    shape: 'M4 20h16M7 16.500v-5M12 16.500V6M17 16.500v-8',
  },
  // A bell.
  {
    to: paths.notifications,
    begins: paths.notifications,
    name: 'notifications.title',
    shape: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 21h4',
  },
  // A sheet with lines on it, held by a pin.
  {
    to: paths.panels,
    begins: paths.panels,
    name: 'panels.title',
    shape: 'M5 6h14v15H5ZM12 3v5M8.5 12h7M8.5 16h5',
  },
] as const;

/** What has room in the bar of a phone, the first three that there are; the rest is behind one more button. */
const FOR_BAR: readonly string[] = [START, paths.projects, paths.chat, paths.checkIn];
const IN_BAR = 3;

/** Three lines. */
const MORE = 'M4 7h16M4 12h16M4 17h16';

/** Two arrows that point to the edge, and away from it. */
const COLLAPSE = 'M11 6l-6 6 6 6M19 6l-6 6 6 6';
const EXPAND = 'M5 6l6 6-6 6M13 6l6 6-6 6';

interface MainMenuProps {
  readonly onFind: () => void;
  /** The page has a list beside it, and leaves it room for icons alone. */
  readonly isNarrow: boolean;
}

/** [W-SHELL-33] The way to every page: collapsed, and in a narrow window, as icons; on a phone as a bar and a drawer. */
export function MainMenu({ onFind, isNarrow }: MainMenuProps) {
  const { session, shell } = useWorkspace();
  const { isCollapsed, activeItem } = useObservable(shell.menu.menu$);
  const me = useObservable(shell.me.me$);
  const isSignedIn = useObservable(session.state$).kind === 'signedIn';
  const [isDrawn, setDrawn] = useState(false);
  const offers = useOffers();
  const text = useText();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isSignedIn) return;
    shell.menu.open();
    return shell.menu.close;
  }, [isSignedIn, shell]);
  // Back closes the drawer with the page that it was opened on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it
  useEffect(() => setDrawn(false), [pathname]);
  useEffect(() => {
    shell.menu.activate(
      PAGES.find(({ begins }) => [begins].flat().some((path) => pathname.startsWith(path)))?.to ?? null,
    );
  }, [pathname, shell]);
  return (
    <nav className={styles.menu} aria-label={text('workspace.menu')}>
      <PageLink to="/" className={styles.home} title={text('workspace.name')}>
        <span className={styles.mark} aria-hidden="true">
          F
        </span>
        <span className={styles.label}>{text('workspace.name')}</span>
      </PageLink>
      {isSignedIn && offers.hasPage(paths.search) && (
        <button
          type="button"
          className={styles.item}
          data-in-bar
          title={text('shell.find')}
          aria-keyshortcuts="Control+K /"
          onClick={onFind}
        >
          <Shape path={SEARCH} />
          <span className={styles.label}>{text('shell.find')}</span>
          <span className={styles.key} aria-hidden="true">
            Ctrl K
          </span>
        </button>
      )}
      <Pages activeItem={activeItem} />
      {isSignedIn && <Recent />}
      {me?.name && <p className={styles.user}>{me.name}</p>}
      <LogOut />
      <button
        type="button"
        className={`${styles.item} ${styles.more}`}
        aria-haspopup="dialog"
        onClick={() => setDrawn(true)}
      >
        <Shape path={MORE} />
        <span className={styles.label}>{text('shell.more')}</span>
      </button>
      {isDrawn && (
        <Dialog title={text('workspace.menu')} onClose={() => setDrawn(false)}>
          <div className={styles.drawer}>
            <Pages activeItem={activeItem} onGo={() => setDrawn(false)} />
            <Recent onGo={() => setDrawn(false)} />
            {me?.name && <p className={styles.user}>{me.name}</p>}
            <LogOut />
          </div>
        </Dialog>
      )}
      {!isNarrow && (
        <button
          type="button"
          className={`${styles.item} ${styles.fold}`}
          title={text(isCollapsed ? 'shell.expand' : 'shell.collapse')}
          aria-expanded={!isCollapsed}
          onClick={() => shell.menu.collapse(!isCollapsed)}
        >
          <Shape path={isCollapsed ? EXPAND : COLLAPSE} />
          <span className={styles.label}>{text(isCollapsed ? 'shell.expand' : 'shell.collapse')}</span>
        </button>
      )}
    </nav>
  );
}

interface PagesProps {
  readonly activeItem: string | null;
  readonly onGo?: () => void;
}

const Pages = ({ activeItem, onGo }: PagesProps) => {
  const text = useText();
  const { hasPage } = useOffers();
  const shown = PAGES.filter((page) => hasPage(page.to) || ('otherwise' in page && hasPage(page.otherwise)));
  const inBar = FOR_BAR.filter(hasPage).slice(0, IN_BAR);
  return shown.map(({ to, name, shape, ...page }) => (
    <PageLink
      key={to}
      to={'otherwise' in page && !hasPage(to) ? page.otherwise : to}
      className={styles.item}
      data-in-bar={inBar.includes(to) || undefined}
      aria-current={activeItem === to ? 'page' : undefined}
      title={text(name)}
      onClick={onGo}
    >
      <Shape path={shape} />
      <span className={styles.label}>{text(name)}</span>
      {to === paths.chat && <UnreadBadge />}
    </PageLink>
  ));
};

/** [W-CHAT-28] The number of unread messages. Nothing is shown where there is none, or where the number is unknown. */
function UnreadBadge() {
  const count = useObservable(useWorkspace().shell.unread.count$);
  const text = useText();
  const badge = badgeOf(count);
  if (badge === null || count === null) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{badge}</span>
      <Hidden> {text('chat.unread', { count })}</Hidden>
    </span>
  );
}

/** [W-VISITS-09] The projects that the user worked with last: a press from every page. */
function Recent({ onGo }: Pick<PagesProps, 'onGo'>) {
  const { list } = useObservable(useWorkspace().shell.visits.view$).project;
  const text = useText();
  const id = useId();
  if (list.status !== 'ready' || list.value.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('visits.title')}
      </h2>
      {list.value.slice(0, RECENT).map(({ dataid, name }) => (
        <PageLink key={dataid} to={projectOf(dataid)} className={styles.item} onClick={onGo}>
          <span className={layout.ellipsis}>{name}</span>
        </PageLink>
      ))}
    </section>
  );
}

/** How many of them are in the menu. */
const RECENT = 5;

/** A door, and the way out of it. */
const DOOR = 'M10 5H6v14h4M14 8l4 4-4 4M18 12H9';

/** [W-AUTH-11] For users who are signed in. What is not sent yet is asked about. */
function LogOut() {
  const { session, shell } = useWorkspace();
  const { kind } = useObservable(session.state$);
  const [unsent, setUnsent] = useState<readonly PartingMessage[]>([]);
  const text = useText();
  if (kind !== 'signedIn') return null;
  const leave = (): void => {
    const words = shell.unsent();
    if (words.length === 0) session.signOut();
    else setUnsent(words);
  };
  return (
    <>
      <button type="button" className={styles.item} title={text('signIn.out')} onClick={leave}>
        <Shape path={DOOR} />
        <span className={styles.label}>{text('signIn.out')}</span>
      </button>
      {unsent.length > 0 && (
        <Question
          title={text('parting.title')}
          onAnswer={(isYes) => {
            setUnsent([]);
            if (isYes) session.signOut();
          }}
          danger={
            // All else is lost with a yes too.
            unsent.some(({ key }) => key === 'parting.waits') && (
              <Button
                kind="danger"
                onClick={() => {
                  setUnsent([]);
                  shell.discardUnsent();
                  session.signOut();
                }}
              >
                {text('parting.discard')}
              </Button>
            )
          }
        >
          {unsent.map((message) => text(message)).join(' ')}
        </Question>
      )}
    </>
  );
}
