import '../../i18n/catalogs/projects.ts';

import type { Day } from '@felles/core';
import { isSoon, nextDeadline, type PhaseProgress, type Project } from '@felles/core/workspace/projects';
import type { Text } from '../../i18n/texts.ts';
import layout from '../../kit/Layout.module.css';
import { Segments } from '../../kit/parts/Segments.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { useQuery } from '../../react/use-store.ts';
import { formatDay } from '../format.ts';
import { useArea } from '../services.ts';
import { tagOf, toneOfProject } from '../status-tones.ts';
import styles from './projects.module.css';

/** A project with a complaint does not go on for now. */
const PAUSED = '4';

export const projectColumns = (
  text: Text,
  phases: ReadonlyMap<string, PhaseProgress>,
  today: Day,
): readonly Column<Project>[] => [
  {
    id: 'title',
    head: text('projects.project'),
    sortBy: 'title',
    least: 290,
    grows: 3,
    cell: (project) => <ProjectName project={project} />,
  },
  {
    id: 'address',
    head: text('projects.address'),
    least: 150,
    grows: 1,
    importance: 3,
    has: ({ address }) => Boolean(address?.address || address?.city),
    cell: ({ address }) => (
      <TwoLines
        first={address?.address ?? ''}
        second={[address?.postal_code, address?.city].filter(Boolean).join(' ')}
      />
    ),
  },
  {
    id: 'status',
    head: text('projects.status'),
    sortBy: 'status',
    least: 124,
    importance: 6,
    onCard: 'half',
    cell: (project) => <Tag type={tagOf(toneOfProject(project))}>{project.status?.status_value ?? ''}</Tag>,
  },
  {
    id: 'deadline',
    head: text('projects.deadline'),
    least: 132,
    importance: 5,
    onCard: 'half',
    cell: (project) => <NextDeadline project={project} today={today} />,
  },
  {
    id: 'phase',
    head: text('projects.phase'),
    least: 164,
    importance: 4,
    cell: ({ id, status }) => {
      const progress = phases.get(id);
      if (!progress) return '';
      const { name, completed, steps } = progress;
      return (
        <Segments
          name={name}
          share={text('projects.share', { completed, all: steps.length })}
          steps={steps}
          isPaused={String(status?.status_code) === PAUSED}
        />
      );
    },
  },
  {
    id: 'type',
    head: text('projects.type'),
    least: 124,
    importance: 2,
    has: ({ type }) => Boolean(type?.title),
    onCard: 'none',
    cell: ({ type }) => <TwoLines first={type?.title ?? ''} />,
  },
  {
    id: 'client',
    head: text('projects.client'),
    least: 160,
    grows: 1,
    importance: 1,
    has: ({ employer }) => Boolean(employer?.contact?.name),
    onCard: 'none',
    cell: ({ employer }) => <TwoLines first={employer?.contact?.name ?? ''} />,
  },
];

/** A deadline that is soon has a warning tag; its day says how soon. */
function NextDeadline({ project, today }: { readonly project: Project; readonly today: Day }) {
  const next = nextDeadline(project, today);
  if (next === null) return null;
  return (
    <span>
      <Tag type={isSoon(next, today) ? 'WARNING' : 'DEFAULT'}>{formatDay(next.event_date)}</Tag>
      <TwoLines first="" second={next.title ?? ''} />
    </span>
  );
}

/** The name of a project, with its picture or the room for one. */
function ProjectName({ project }: { readonly project: Project }) {
  const { id, title, image_url: address, internal_project_number: internal, project_number: number } = project;
  return (
    <span className={layout.row3}>
      <span className={styles.frame}>{address && <Picture id={id} />}</span>
      <TwoLines isName first={title ?? ''} second={[internal, number].filter(Boolean).join(' · ')} />
    </span>
  );
}

/** The row has all of it in words, so the picture has none; one that does not load leaves its room empty. */
function Picture({ id }: { readonly id: string }) {
  const project = useArea('project');
  const [, { load }] = useQuery(() => project.image(id));
  const url = useObjectUrl(load.status === 'ready' ? load.value : null);
  return url && <img className={styles.picture} src={url} alt="" />;
}
