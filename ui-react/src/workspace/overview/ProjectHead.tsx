import type { Project } from '@felles/core/workspace/projects';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { Tag } from '../../kit/Tag.tsx';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { useObservable } from '../../react/use-observable.ts';
import { formatDay } from '../format.ts';
import type { ProjectPicture } from '../services.ts';
import { tagOf, toneOfProject } from '../status-tones.ts';
import styles from './ProjectHead.module.css';

interface ProjectHeadProps {
  readonly project: Project;
  readonly picture: ProjectPicture;
}

/** The name and the picture of a project, its place, and its client. */
export function ProjectHead({ project, picture }: ProjectHeadProps) {
  const { title, status, project_number: number, internal_project_number: internal, address, employer } = project;
  const text = useText();
  const contract = formatDay(project.contract_date);
  const facts = [
    [internal, number].filter(Boolean).join(' · '),
    [address?.address, [address?.postal_code, address?.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    employer?.contact?.name ?? '',
    contract && text('project.contract', { day: contract }),
  ].filter((fact) => fact !== '');
  return (
    <section className={styles.head} aria-label={text('project.head')}>
      <Picture picture={picture} hasOne={Boolean(project.image_url)} />
      <div className={layout.stack2}>
        <h2 className={styles.title} dir="auto">
          <bdi className={styles.name} title={title ?? ''}>
            {title || project.id}
          </bdi>{' '}
          {status?.status_value && <Tag type={tagOf(toneOfProject(project))}>{status.status_value}</Tag>}
        </h2>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
    </section>
  );
}

/** A house, for a project without a picture. */
const HOUSE = 'M4 20h16M6 20V9l6-4 6 4v11M10 20v-5h4v5';

function Picture({ picture, hasOne }: { readonly picture: ProjectPicture; readonly hasOne: boolean }) {
  const { load } = useObservable(picture.answer$);
  const url = useObjectUrl(load.status === 'ready' && hasOne ? load.value : null);
  return (
    <span className={styles.frame}>
      {url ? <img className={styles.picture} src={url} alt="" /> : <Shape path={HOUSE} />}
    </span>
  );
}
