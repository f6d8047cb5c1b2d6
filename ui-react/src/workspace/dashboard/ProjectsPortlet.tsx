import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { participantsOf } from '../paths.ts';
import styles from '../screens/Lines.module.css';
import { ProjectLines } from './ProjectLines.tsx';

/** The first projects of the list. */
export function ProjectsPortlet() {
  const text = useText();
  return (
    <ProjectLines
      words={{ some: text('projects.some'), all: text('projects.all') }}
      none={text('projects.none')}
      shown={(projects) => projects.slice(0, SHOWN)}
    >
      {({ id, title, status }) => (
        <li key={id} className={styles.line}>
          <span className={styles.words}>
            <PageLink to={participantsOf(id)}>{title ?? ''}</PageLink>
          </span>
          <Tag>{status?.status_value ?? ''}</Tag>
        </li>
      )}
    </ProjectLines>
  );
}

const SHOWN = 6;
