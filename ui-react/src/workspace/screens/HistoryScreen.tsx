import '../../i18n/catalogs/project.ts';

import { answerStaleness } from '@felles/core/internal/data/list-load';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useQuery } from '../../react/use-store.ts';
import { HistoryLines } from '../overview/HistoryLines.tsx';
import { useProjectOfPage } from '../projects/use-project.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** The number of entries drawn in the beginning, and with each press on "more". */
const AT_ONCE = 100;

/** [W-PROJECTS-42] All that was done in a project. */
export function HistoryScreen() {
  const { id } = useProjectOfPage();
  return <History key={id} projectId={id} />;
}

function History({ projectId }: { readonly projectId: string }) {
  const pages = useArea('projectPages');
  const [history, answer] = useQuery(() => pages.history(projectId));
  const [shown, setShown] = useState(AT_ONCE);
  const text = useText();
  const { load } = answer;
  return (
    <Page title={text('pages.history')}>
      <ResultLine count={load.status === 'ready' && text('history.count', { count: load.value.length })} />
      <LoadedContent
        load={load}
        words={{ some: text('project.someHistory'), all: text('project.allHistory') }}
        again={history.reload}
        isEmpty={(entries) => entries.length === 0}
        empty={<StateNote title={text('project.noHistory')} />}
        old={answerStaleness(answer)}
      >
        {(entries) => (
          <>
            <HistoryLines entries={entries.slice(0, shown)} />
            {entries.length > shown && (
              <Button onClick={() => setShown(shown + AT_ONCE)}>{text('history.more')}</Button>
            )}
          </>
        )}
      </LoadedContent>
    </Page>
  );
}
