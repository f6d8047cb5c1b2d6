import { answerStaleness } from '@felles/core/internal/data/list-load';
import { LATEST } from '@felles/core/internal/workspace/projects/overview';
import { useText } from '../../i18n/text.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { historyOf } from '../paths.ts';
import { Block } from './Block.tsx';
import { HistoryLines } from './HistoryLines.tsx';
import type { Blocks } from './use-blocks.ts';

/** The latest entries of a project's history. */
export function Latest({ projectId, history }: { readonly projectId: string } & Pick<Blocks, 'history'>) {
  const answer = useObservable(history.answer$);
  const text = useText();
  return (
    <Block isWide title={text('project.latest')} to={{ address: historyOf(projectId), words: text('project.whole') }}>
      <LoadedContent
        load={answer.load}
        words={{ some: text('project.someHistory'), all: text('project.allHistory') }}
        again={history.reload}
        isEmpty={(entries) => entries.length === 0}
        empty={<p className={textStyles.quiet}>{text('project.noHistory')}</p>}
        old={answerStaleness(answer)}
      >
        {(entries) => <HistoryLines entries={entries.slice(0, LATEST)} />}
      </LoadedContent>
    </Block>
  );
}
