import { GRID } from '@felles/core/internal/workspace/dashboard/rules';
import { sizeOf } from '@felles/core/workspace/dashboard';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Menu, type MenuItem } from '../../kit/parts/Menu.tsx';
import { ARROW_DOWN, DOTS, GRIP, RETRY, TRASH, UP } from '../../kit/shapes.ts';
import link from '../../kit/Text.module.css';
import styles from './PortletFrame.module.css';
import { type PortletEdit, usePortlet } from './portlet-place.ts';

interface PortletFrameProps {
  /** Asks for its content again; absent where there is nothing to ask for. */
  readonly again?: () => void;
  /** The choices of the portlet. */
  readonly choices?: readonly MenuItem[];
  /** The choice, in words. */
  readonly chosen?: string | null;
  /** How many things it has; null while that is unknown. */
  readonly count?: number | null;
  /** The page that has all of it. */
  readonly way?: { readonly to: string; readonly words: string };
  readonly children: ReactNode;
}

/** The head of a portlet with its menu, and the content below it. */
export function PortletFrame({ again, choices = [], chosen = null, count = null, way, children }: PortletFrameProps) {
  const { portlet, edit } = usePortlet();
  const text = useText();
  // One that is not known here still has the name that the service gives it.
  const title = portlet.title || portlet.type || portlet.tag_name || '';
  const label = text(edit ? 'dashboard.change' : 'dashboard.options', { title });
  const items = edit
    ? editItems(edit)
    : [
        ...(again
          ? [{ id: 'again', label: text('dashboard.again'), icon: <Shape path={RETRY} />, onPress: again }]
          : []),
        ...choices,
      ];
  return (
    <>
      <header className={styles.head}>
        {edit && (
          <span className={styles.grip} data-grip>
            <Shape path={GRIP} />
          </span>
        )}
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.count}>{count}</span>
        {chosen !== null && <span className={styles.chosen}>{chosen}</span>}
        {way && edit === null && (
          <PageLink to={way.to} className={`${link.link} ${styles.way}`}>
            {way.words}
          </PageLink>
        )}
        {items.length > 0 && (
          <Menu
            label={label}
            opener={(props) => (
              <Button {...props} kind="ghost" small aria-label={label}>
                <Shape path={DOTS} />
              </Button>
            )}
            items={items}
          />
        )}
      </header>
      {children}
    </>
  );

  function editItems({ move, resize, remove }: PortletEdit): readonly MenuItem[] {
    const { width, height } = sizeOf(portlet);
    return [
      { id: 'earlier', label: text('dashboard.earlier'), icon: <Icon name="left" />, onPress: () => move(-1) },
      { id: 'later', label: text('dashboard.later'), icon: <Icon name="right" />, onPress: () => move(1) },
      ...WIDTHS.map(({ columns, name }) => ({
        id: name,
        label: text(`dashboard.${name}`),
        isChosen: width === columns,
        onPress: () => resize({ width: columns }),
      })),
      {
        id: 'higher',
        label: text('dashboard.higher'),
        icon: <Shape path={ARROW_DOWN} />,
        isOff: height >= GRID.highest,
        onPress: () => resize({ height: height + 1 }),
      },
      {
        id: 'lower',
        label: text('dashboard.lower'),
        icon: <Shape path={UP} />,
        isOff: height <= 1,
        onPress: () => resize({ height: height - 1 }),
      },
      { id: 'remove', label: text('dashboard.remove'), icon: <Shape path={TRASH} />, isGrave: true, onPress: remove },
    ];
  }
}

/** The widths of a portlet in its menu, of twelve columns. */
const WIDTHS = [
  { columns: 4, name: 'third' },
  { columns: 6, name: 'half' },
  { columns: 8, name: 'twoThirds' },
  { columns: 12, name: 'whole' },
] as const;
