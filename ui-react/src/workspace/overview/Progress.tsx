import { mapLoad } from '@felles/core';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { MEASURES } from '@felles/core/workspace/phases';
import { progressOf } from '@felles/core/workspace/projects';
import { useText } from '../../i18n/text.ts';
import { Fraction } from '../../kit/parts/Fraction.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useProjectOfPage } from '../projects/use-project.ts';
import { Block } from './Block.tsx';
import styles from './overview.module.css';
import type { Blocks } from './use-blocks.ts';

/** [W-PHASES-22] How far a project has come, measure by measure. */
export function Progress({ progress }: Pick<Blocks, 'progress'>) {
  const { flags } = useProjectOfPage();
  const answer = useObservable(progress.answer$);
  const text = useText();
  const view = flags.status === 'ready' ? flags.value : { phases: null };
  return (
    <Block isWide title={text('project.progress')} source={text('project.progressSource')}>
      <LoadedContent
        load={mapLoad(answer.load, (summary) => progressOf(summary, view))}
        words={{ some: text('project.someProgress'), all: text('project.allProgress') }}
        again={progress.reload}
        old={answerStaleness(answer)}
      >
        {(fractions) => (
          <dl className={styles.measures}>
            {MEASURES.flatMap((measure) => {
              const fraction = fractions[measure];
              if (fraction === undefined) return [];
              return [
                <div key={measure} className={styles.measure}>
                  <dt className={textStyles.quietSmall}>{text(`project.${measure}`)}</dt>
                  <dd>
                    <Fraction isLarge fraction={fraction} />
                  </dd>
                </div>,
              ];
            })}
          </dl>
        )}
      </LoadedContent>
    </Block>
  );
}
