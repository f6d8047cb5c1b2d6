import type { PartingMessage } from '@felles/core/workspace/session';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Question } from '../../kit/Question.tsx';
import { SEARCH } from '../../kit/shapes.ts';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOffers } from '../offers/use-offers.ts';
import { paths, projectOf, START } from '../paths.ts';
import { useMe, useWorkspace } from '../services.ts';
import styles from './MainMenu.module.css';
import { NewsBadge, UnreadBadge, UnsentBadge } from './MenuBadges.tsx';
import { PAGES } from './menu-pages.ts';

/** The bar of a phone has the first three of these that the service offers; one more button opens the rest. */
const FOR_BAR: readonly string[] = [START, paths.projects, paths.chat, paths.checkIn];
/** [W-SITE-53] The user's day takes the place of the overview. */
const FOR_BAR_ON_SITE = FOR_BAR.with(0, paths.site);
const IN_BAR = 3;

/** As in the styles: the menu is a bar. */
const BAR = '(width <= 600px)';

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
  const me = useMe();
  const isSignedIn = useObservable(session.state$).kind === 'signedIn';
  const [isDrawn, setDrawn] = useState(false);
  const offers = useOffers();
  const isPhone = useMedia(BAR);
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
  const find = isSignedIn && offers.hasPage(paths.search) && (
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
  );
  return (
    <nav className={styles.menu} aria-label={text('workspace.menu')}>
      <PageLink to="/" className={styles.home} title={text('workspace.name')}>
        <span className={styles.mark} aria-hidden="true">
          F
        </span>
        <span className={styles.label}>{text('workspace.name')}</span>
      </PageLink>
      {!isPhone && find}
      <Pages activeItem={activeItem} find={isPhone && find} />
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
        <NewsBadge />
        <UnsentBadge />
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
  /** Stands after the user's day, or first without it. */
  readonly find?: ReactNode;
}

const Pages = ({ activeItem, onGo, find }: PagesProps) => {
  const text = useText();
  const { hasPage } = useOffers();
  const isOnSite = hasPage(paths.site);
  const shown = PAGES.filter(
    (page) =>
      (hasPage(page.to) || ('otherwise' in page && hasPage(page.otherwise))) &&
      // The drawer of a phone begins with the overview, as the day is in the bar.
      !(onGo !== undefined && page.to === paths.site),
  );
  const inBar = (isOnSite ? FOR_BAR_ON_SITE : FOR_BAR).filter(hasPage).slice(0, IN_BAR);
  const links = shown.map(({ to, name, shape, ...page }) => (
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
      {to === paths.notifications && <NewsBadge />}
      {to === paths.outbox && <UnsentBadge />}
    </PageLink>
  ));
  const before = isOnSite ? 1 : 0;
  return (
    <>
      {links.slice(0, before)}
      {find}
      {links.slice(before)}
    </>
  );
};

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
          {name}
        </PageLink>
      ))}
    </section>
  );
}

/** How many of them are in the menu. */
const RECENT = 5;

/** A door, and the way out of it. */
const DOOR = 'M10 5H6v14h4M14 8l4 4-4 4M18 12H9';

/** [W-AUTH-11] For users who are signed in. Asks first if some input is unsent. */
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
