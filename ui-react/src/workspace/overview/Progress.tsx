import { mapLoad } from '@felles/core';
import { oldAnswer } from '@felles/core/data';
import { MEASURES, progressOf } from '@felles/core/workspace';
import { use, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Fraction } from '../../kit/parts/Fraction.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useProjectOfPage } from '../projects/use-project.ts';
import { useWorkspace } from '../services.ts';
import { Block } from './Block.tsx';
import styles from './Progress.module.css';

/** [W-PHASES-22] How far a project has come, measure by measure. */
export function Progress({ projectId }: { readonly projectId: string }) {
  const pages = use(useWorkspace().projectPages());
  const { flags } = useProjectOfPage();
  const [progress] = useState(() => pages.progress(projectId));
  const answer = useObservable(progress.answer$);
  const text = useText();
  useOpen(progress);
  const view = flags.status === 'ready' ? flags.value : { phases: null };
  return (
    <Block isWide title={text('project.progress')} source={text('project.progressSource')}>
      <Loaded
        load={mapLoad(answer.load, (summary) => progressOf(summary, view))}
        words={{ some: text('project.someProgress'), all: text('project.allProgress') }}
        again={progress.reload}
        old={oldAnswer(answer)}
      >
        {(fractions) => (
          <dl className={styles.measures}>
            {MEASURES.map((measure) => (
              <div key={measure} className={styles.measure}>
                <dt className={styles.name}>{text(`project.${measure}`)}</dt>
                <dd>
                  <Fraction isLarge fraction={fractions[measure]} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Block>
  );
}
