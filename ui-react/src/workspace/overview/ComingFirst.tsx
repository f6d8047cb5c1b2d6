import '../../i18n/catalogs/progress.ts';

import { mapLoad } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import textStyles from '../../kit/Text.module.css';
import { useStore } from '../../react/use-store.ts';
import { progressOf } from '../paths.ts';
import { Marks } from '../progress/Marks.tsx';
import { useArea } from '../services.ts';
import { Block } from './Block.tsx';

/** So many are named. */
const NAMED = 4;

/** [W-PLAN-07] The first milestones and deadlines of a project, the late ones before the others. */
export function ComingFirst({ projectId }: { readonly projectId: string }) {
  const { progress } = useArea('phases');
  const [store, { load, old, today }] = useStore(() => progress(projectId));
  const text = useText();
  const title = text('project.comingFirst');
  return (
    <Block title={title} to={{ address: progressOf(projectId), words: text('progress.title') }}>
      <LoadedContent
        load={mapLoad(load, ({ late, soon, later }) => [...late, ...soon, ...later].slice(0, NAMED))}
        words={{ some: text('progress.some'), all: text('progress.all') }}
        again={store.reload}
        isEmpty={(marks) => marks.length === 0}
        empty={<p className={textStyles.quiet}>{text('progress.noNext')}</p>}
        old={old}
      >
        {(marks) => <Marks label={title} marks={marks} projectId={projectId} today={today} />}
      </LoadedContent>
    </Block>
  );
}
