import type { Project } from '@felles/core/workspace';
import { useState } from 'react';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useWorkspace } from '../services.ts';
import styles from './ProjectName.module.css';

/** What a project is called, with its picture or the room for one. */
export function ProjectName({ project }: { readonly project: Project }) {
  const { id, title, image_url: address, internal_project_number: internal, project_number: number } = project;
  return (
    <span className={styles.named}>
      <span className={styles.frame}>{address && <Picture id={String(id)} />}</span>
      <TwoLines isName first={title ?? ''} second={[internal, number].filter(Boolean).join(' · ')} />
    </span>
  );
}

/** It says nothing that its row does not say, so it has no words; one that does not come leaves its room empty. */
function Picture({ id }: { readonly id: string }) {
  const { projects } = useWorkspace();
  const [picture] = useState(() => projects.image(id));
  const { load } = useObservable(picture.answer$);
  useOpen(picture);
  const url = useObjectUrl(load.status === 'ready' ? load.value : null);
  return url && <img className={styles.picture} src={url} alt="" />;
}
