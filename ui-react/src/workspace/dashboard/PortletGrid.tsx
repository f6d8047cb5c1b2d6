import {
  bandsOf,
  type DashboardStore,
  type Layout,
  offeredPortlets,
  type Portlet,
} from '@felles/core/workspace/dashboard';
import { type CSSProperties, useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { useDragging } from '../../kit/parts/use-dragging.ts';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useSeeing } from '../services.ts';
import styles from './dashboard.module.css';
import { PortletCard } from './PortletCard.tsx';
import { kindOf, type PortletEditor, SIGHTS } from './portlet-place.ts';

interface PortletGridProps {
  readonly layout: Layout;
  readonly portlets: readonly Portlet[];
  readonly user: string | null;
  readonly store: Pick<DashboardStore, 'run'>;
  readonly isEdited: boolean;
}

/** The portlets in their sequence. While the layout is changed they can be dragged, pulled and moved. */
export function PortletGrid({ layout: { layout_id: id }, portlets: all, user, store, isEdited }: PortletGridProps) {
  const seeing = useSeeing();
  // One that the user does not see can be removed, where the layout is changed.
  const portlets = all.filter(({ type }) => {
    const kind = kindOf(type);
    const sight = kind && SIGHTS[kind];
    return isEdited || sight === null || seeing(sight) !== 'hidden';
  });
  const text = useText();
  const editor = useMemo(
    (): PortletEditor => ({
      move: (portletId, to) => void store.run({ kind: 'movePortlet', id, portletId, to }),
      resize: (portletId, size) => void store.run({ kind: 'changePortlet', id, portletId, fields: size }),
      remove: (portletId) => void store.run({ kind: 'removePortlet', id, portletId }),
    }),
    [id, store],
  );
  const list = useDragging(isEdited && portlets.length > 0, (from, to) => {
    const portlet = portlets[from];
    if (portlet) editor.move(portlet.portlet_id, to);
  });
  // The menu that was pressed goes with a portlet that is removed.
  useLostFocus(() => list.current, String(portlets.length));
  const { has } = useOffers();
  const cardOf = (portlet: Portlet, at: number) => (
    // The user's choices for a portlet are the user's own.
    <PortletCard
      key={`${portlet.portlet_id} ${user}`}
      at={at}
      portlet={portlet}
      user={user}
      editor={isEdited ? editor : null}
    />
  );
  const offered = offeredPortlets(portlets, has);
  if (portlets.length === 0 || (offered.length === 0 && !isEdited))
    return <StateNote title={text('dashboard.empty')} />;
  if (isEdited)
    return (
      <ol ref={list} tabIndex={-1} className={styles.grid}>
        {portlets.map(cardOf)}
      </ol>
    );
  return bandsOf(offered).map((band) => (
    <div key={band[0]?.portlets[0]?.portlet_id} className={styles.band}>
      {band.map(({ width, portlets: inColumn }) => (
        <ol key={inColumn[0]?.portlet_id} className={styles.column} style={widthOf(width)}>
          {inColumn.map((portlet) => cardOf(portlet, portlets.indexOf(portlet)))}
        </ol>
      ))}
    </div>
  ));
}

/** React's type of a style knows no variables, though it sets them. */
const widthOf = (columns: number) => ({ '--columns': columns }) as CSSProperties;
