import { GRID } from '@felles/core/internal/workspace/dashboard/rules';
import { type Portlet, sizeOf } from '@felles/core/workspace/dashboard';
import { type CSSProperties, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { CrashNote } from '../../kit/CrashNote.tsx';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { Loader } from '../../kit/states/Loader.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useNear } from '../../react/use-near.ts';
import { NotSeen } from '../offers/OfferedPage.tsx';
import { useSeeing } from '../services.ts';
import { MyTasks, OnSite, OpenDeviations } from './DayPortlets.tsx';
import { Deadlines } from './Deadlines.tsx';
import { CheckInsPortlet, DeviationsPortlet, HoursPortlet, TasksPortlet } from './FigurePortlet.tsx';
import { LastVisited } from './LastVisited.tsx';
import { Needs } from './Needs.tsx';
import { PanelPortlet } from './PanelPortlet.tsx';
import styles from './PortletCard.module.css';
import { PortletFrame } from './PortletFrame.tsx';
import { ProjectsPortlet } from './ProjectsPortlet.tsx';
import {
  type Kind,
  kindOf,
  PortletContext,
  type PortletEdit,
  type PortletEditor,
  type PortletPlace,
  SIGHTS,
} from './portlet-place.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { SiteDayPortlet } from './SiteDayPortlet.tsx';

interface PortletCardProps extends Omit<PortletPlace, 'isNear' | 'edit'> {
  /** Its place among the others, from 0. */
  readonly at: number;
  /** Given while the layout is changed. */
  readonly editor: PortletEditor | null;
}

/** One portlet: it loads once it is near the window, fails by itself, and breaks nothing beside it. */
export function PortletCard({ at, portlet: now, user, editor }: PortletCardProps) {
  const portlet = useSame(now);
  const edit = useEdit(portlet.portlet_id, editor, at);
  const size = sizeOf(portlet);
  const [pulled, setPulled] = useState<Size | null>(null);
  const { width, height } = pulled ?? size;
  const card = useRef<HTMLLIElement>(null);
  const isNear = useNear(card);
  const place = useMemo(() => ({ portlet, user, isNear, edit }), [portlet, user, isNear, edit]);
  const kind = kindOf(portlet.type);
  // Moving a portlet does not render any portlet again.
  const content = useMemo(
    () => (
      <ErrorBoundary
        fallback={
          <PortletFrame>
            <CrashNote />
          </PortletFrame>
        }
      >
        <Seen kind={kind} />
      </ErrorBoundary>
    ),
    [kind],
  );
  return (
    <li ref={card} className={styles.card} data-at={at} style={spanOf(width, height)}>
      <PortletContext value={place}>{content}</PortletContext>
      {edit && (
        <Corner
          onPull={setPulled}
          onCancel={() => setPulled(null)}
          onLeave={() => {
            setPulled(null);
            if (pulled) edit.resize(pulled);
          }}
        />
      )}
    </li>
  );
}

type Size = ReturnType<typeof sizeOf>;

/** The portlet that was there before, where only its place among the others has changed. */
function useSame(portlet: Portlet): Portlet {
  const [same, setSame] = useState(portlet);
  const isSame = same === portlet || wordsOf(same) === wordsOf(portlet);
  if (!isSame) setSame(portlet);
  return isSame ? same : portlet;
}

const wordsOf = (portlet: Portlet): string => JSON.stringify({ ...portlet, sequence: null });

/** The actions on a portlet, from the place that it has by then. */
function useEdit(id: Portlet['portlet_id'], editor: PortletEditor | null, at: number): PortletEdit | null {
  const place = useRef(at);
  useEffect(() => {
    place.current = at;
  });
  return useMemo(
    () =>
      editor && {
        move: (by) => editor.move(id, place.current + by),
        resize: (size) => editor.resize(id, size),
        remove: () => editor.remove(id),
      },
    [id, editor],
  );
}

interface CornerProps {
  readonly onPull: (size: Size) => void;
  readonly onLeave: () => void;
  /** The pointer was cancelled: nothing is resized. */
  readonly onCancel: () => void;
}

/** The corner by which a pointer pulls a portlet wider and higher. The menu does the same by keyboard. */
function Corner({ onPull, onLeave, onCancel }: CornerProps) {
  function pull({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
    const card = currentTarget.parentElement;
    const grid = card?.parentElement;
    if (!card || !grid) return;
    const row = Number.parseFloat(getComputedStyle(card).getPropertyValue('--grid-row'));
    const { left, top } = card.getBoundingClientRect();
    const column = grid.getBoundingClientRect().width / GRID.columns;
    onPull(sizeOf({ portlet_id: '', width: (clientX - left) / column, height: (clientY - top) / row }));
  }
  return (
    <span
      className={styles.corner}
      aria-hidden="true"
      data-corner
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && pull(event)}
      onPointerCancel={onCancel}
      onLostPointerCapture={onLeave}
    />
  );
}

/** React's type of a style knows no variables, though it sets them. */
const spanOf = (columns: number, rows: number) => ({ '--span-columns': columns, '--span-rows': rows }) as CSSProperties;

/** Nothing is asked before it is known whether the user sees it. */
function Seen({ kind }: { readonly kind: Kind | null }) {
  const seeing = useSeeing();
  const text = useText();
  const sight = kind && SIGHTS[kind];
  const seen = sight === null ? 'seen' : seeing(sight);
  if (seen === 'seen') return <Content kind={kind} />;
  return (
    <PortletFrame>
      {seen === 'hidden' ? <NotSeen /> : <Loader type="circle" what={text('dashboard.title')} />}
    </PortletFrame>
  );
}

function Content({ kind }: { readonly kind: Kind | null }) {
  const text = useText();
  switch (kind) {
    case 'needs':
      return <Needs />;
    case 'siteday':
      return <SiteDayPortlet />;
    case 'mytasks':
      return <MyTasks />;
    case 'opendeviations':
      return <OpenDeviations />;
    case 'onsite':
      return <OnSite />;
    case 'projects':
      return <ProjectsPortlet />;
    case 'deadlines':
      return <Deadlines />;
    case 'lastvisited':
      return <LastVisited />;
    case 'panel':
      return <PanelPortlet />;
    case 'checkins':
      return <CheckInsPortlet />;
    case 'tasks':
      return <TasksPortlet />;
    case 'deviations':
      return <DeviationsPortlet />;
    case 'hours':
      return <HoursPortlet />;
    case 'savedsearch':
      return <SavedSearches />;
    case null:
      return (
        <PortletFrame>
          <StateNote title={text('dashboard.notHere')} />
        </PortletFrame>
      );
  }
}
