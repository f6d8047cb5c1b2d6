import { type Portlet, sizeOf } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Broken } from '../../kit/Broken.tsx';
import { Button } from '../../kit/Button.tsx';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { Menu } from '../../kit/parts/Menu.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Deadlines } from './Deadlines.tsx';
import { CheckInsPortlet, DeviationsPortlet, HoursPortlet, TasksPortlet } from './FigurePortlet.tsx';
import { LastVisited } from './LastVisited.tsx';
import { PanelPortlet } from './PanelPortlet.tsx';
import styles from './PortletCard.module.css';
import { ProjectsPortlet } from './ProjectsPortlet.tsx';
import { SavedSearches } from './SavedSearches.tsx';

interface PortletCardProps {
  readonly portlet: Portlet;
  /** Given while the layout is changed. */
  readonly edit: { move(by: 1 | -1): void; resize(width: number): void; remove(): void } | null;
}

/** One portlet: it loads and fails by itself, and breaks nothing beside it. */
export function PortletCard({ portlet, edit }: PortletCardProps) {
  const text = useText();
  const title = portlet.title ?? '';
  const { width } = sizeOf(portlet);
  return (
    <li className={styles.card} data-columns={width}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {edit && (
          <div className={styles.tools}>
            <Button kind="ghost" small aria-label={text('dashboard.earlier', { title })} onClick={() => edit.move(-1)}>
              <Icon name="left" />
            </Button>
            <Button kind="ghost" small aria-label={text('dashboard.later', { title })} onClick={() => edit.move(1)}>
              <Icon name="right" />
            </Button>
            <Menu
              label={text('dashboard.width', { title })}
              opener={(props) => (
                <Button {...props} kind="ghost" small aria-label={text('dashboard.width', { title })}>
                  <Shape path={WIDTH} />
                </Button>
              )}
              items={WIDTHS.map(({ columns, name }) => ({
                id: name,
                label: text(`dashboard.${name}`),
                isChosen: width === columns,
                onPress: () => edit.resize(columns),
              }))}
            />
            <Button kind="ghost" small aria-label={text('dashboard.remove', { title })} onClick={edit.remove}>
              <Icon name="close" />
            </Button>
          </div>
        )}
      </header>
      <ErrorBoundary fallback={<Broken />}>
        <Content portlet={portlet} />
      </ErrorBoundary>
    </li>
  );
}

/** How wide a portlet can be made, of twelve columns. */
const WIDTHS = [
  { columns: 4, name: 'third' },
  { columns: 6, name: 'half' },
  { columns: 8, name: 'twoThirds' },
  { columns: 12, name: 'whole' },
] as const;

/** An arrow to each side. */
const WIDTH = 'M8 8l-4 4 4 4M16 8l4 4-4 4M4 12h16';

function Content({ portlet }: Pick<PortletCardProps, 'portlet'>) {
  const text = useText();
  switch (portlet.type) {
    case 'projects':
      return <ProjectsPortlet />;
    case 'deadlines':
      return <Deadlines />;
    case 'lastvisited':
      return <LastVisited />;
    case 'panel':
      return <PanelPortlet id="1" />;
    case 'checkins':
      return <CheckInsPortlet title={portlet.title ?? ''} />;
    case 'tasks':
      return <TasksPortlet title={portlet.title ?? ''} />;
    case 'deviations':
      return <DeviationsPortlet title={portlet.title ?? ''} />;
    case 'hours':
      return <HoursPortlet title={portlet.title ?? ''} />;
    case 'savedsearch':
      return <SavedSearches />;
    default:
      return <StateNote icon={<Icon name="information" />} title={text('dashboard.notHere')} />;
  }
}
