import '../../i18n/catalogs/handbook.ts';

import { useText } from '../../i18n/text.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useQuery, useStore } from '../../react/use-store.ts';
import { useArea } from '../services.ts';
import { TemplateList, useDocumentMaker } from './TemplateList.tsx';

interface PhaseTemplateListProps {
  readonly projectId: string;
  readonly phaseId: string;
  /** The name of the phase. */
  readonly phase: string;
}

/** The templates of one phase, on a page that has more of the phase. */
export function PhaseTemplateList({ projectId, phaseId, phase }: PhaseTemplateListProps) {
  const handbook = useArea('handbook');
  const [store, { load }] = useQuery(() => handbook.phase(projectId, phaseId));
  const [, { build }] = useStore(() => handbook.building(projectId));
  const making = useObservable(store.making$);
  const makes = useDocumentMaker();
  const text = useText();
  return (
    <LoadedContent
      load={load}
      words={{ some: text('handbook.some'), all: text('handbook.all') }}
      again={store.reload}
      isEmpty={(templates) => templates.length === 0}
      empty={<StateNote title={text('handbook.none')} />}
    >
      {(templates) => (
        <TemplateList
          label={text('handbook.ofPhase', { phase: phase || text('handbook.phase') })}
          templates={templates}
          isLocked={build.kind === 'running'}
          making={making}
          onMake={makes?.(store.make) ?? null}
        />
      )}
    </LoadedContent>
  );
}
