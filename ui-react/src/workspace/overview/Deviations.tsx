import { mapLoad } from '@felles/core';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { countDeviations } from '@felles/core/workspace/deviations';
import { barsOfDeviations } from '@felles/core/workspace/statistics';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { useToday } from '../../react/use-clock.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOffers } from '../offers/use-offers.ts';
import { deviationsOf } from '../paths.ts';
import { Block, Words } from './Block.tsx';
import styles from './Lines.module.css';
import type { Blocks } from './use-blocks.ts';

interface DeviationsProps extends Pick<Blocks, 'deviations' | 'deviationList'> {
  readonly projectId: string;
}

/** The open deviations of a project; all of them by status, where the service does not say which are open. */
export function Deviations(props: DeviationsProps) {
  return useOffers().has('site-records') ? <OpenDeviations {...props} /> : <ByStatus {...props} />;
}

function OpenDeviations({ projectId, deviationList }: DeviationsProps) {
  const answer = useObservable(deviationList.answer$);
  const today = useToday();
  const text = useText();
  return (
    <Block
      title={text('project.openDeviations')}
      to={{ address: deviationsOf(projectId), words: text('project.everyDeviation') }}
      source={text('project.openSource')}
    >
      <LoadedContent
        load={mapLoad(answer.load, (list) => countDeviations(list, today))}
        words={{ some: text('project.someDeviations'), all: text('project.allDeviations') }}
        again={deviationList.reload}
        old={answerStaleness(answer)}
      >
        {({ open, late, closed }) => (
          <>
            <p className={styles.total}>
              <b className={styles.number}>{open}</b>
              {open === 0 && text('project.noOpen')}
            </p>
            <p className={styles.total}>
              {late > 0 && <Tag type="ERROR">{text('project.lateCount', { count: late })}</Tag>}
              {closed > 0 && text('project.closedCount', { count: closed })}
            </p>
          </>
        )}
      </LoadedContent>
    </Block>
  );
}

function ByStatus({ projectId, deviations }: DeviationsProps) {
  const answer = useObservable(deviations.answer$);
  const text = useText();
  return (
    <Block
      title={text('project.deviations')}
      to={{ address: deviationsOf(projectId), words: text('project.everyDeviation') }}
      source={text('project.deviationSource')}
    >
      <LoadedContent
        load={answer.load}
        words={{ some: text('project.someDeviations'), all: text('project.allDeviations') }}
        again={deviations.reload}
        old={answerStaleness(answer)}
      >
        {(figures) => (
          <>
            <p className={styles.total}>
              <b className={styles.number}>{figures?.deviation_count ?? 0}</b>
              {(figures?.deviation_count ?? 0) === 0 && text('project.noDeviations')}
            </p>
            <ul className={layout.plainList}>
              {barsOfDeviations(figures ?? {}).map(({ name, number }) => (
                <li key={name} className={styles.line}>
                  <Words first={name} />
                  <span className={styles.count}>{number}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadedContent>
    </Block>
  );
}
