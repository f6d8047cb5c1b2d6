import { oldAnswer } from '@felles/core/data';
import { barsOfDeviations } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { deviationsOf } from '../paths.ts';
import { Block } from './Block.tsx';
import styles from './Lines.module.css';
import type { Blocks } from './use-blocks.ts';
import { Words } from './Words.tsx';

/** How many deviations a project has in each status: which of these are still open, only the service's names tell. */
export function OpenDeviations({ projectId, deviations }: { readonly projectId: string } & Pick<Blocks, 'deviations'>) {
  const answer = useObservable(deviations.answer$);
  const text = useText();
  return (
    <Block
      title={text('project.deviations')}
      to={{ address: deviationsOf(projectId), words: text('project.everyDeviation') }}
      source={text('project.deviationSource')}
    >
      <Loaded
        load={answer.load}
        words={{ some: text('project.someDeviations'), all: text('project.allDeviations') }}
        again={deviations.reload}
        old={oldAnswer(answer)}
      >
        {(figures) => (
          <>
            <p className={styles.total}>
              <b className={styles.number}>{figures?.deviation_count ?? 0}</b>
              {(figures?.deviation_count ?? 0) === 0 && text('project.noDeviations')}
            </p>
            <ul className={styles.list}>
              {barsOfDeviations(figures ?? {}).map(({ name, number }) => (
                <li key={name} className={styles.line}>
                  <Words first={name} />
                  <span className={styles.count}>{number}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Block>
  );
}
