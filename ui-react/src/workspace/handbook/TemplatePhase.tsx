import type { TemplateGroup } from '@felles/core/workspace/handbook';
import { useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { FoldHead } from '../../kit/parts/Fold.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { type MakeDocument, TemplateList } from './TemplateList.tsx';

interface TemplatePhaseProps {
  readonly group: TemplateGroup;
  readonly startsOpen: boolean;
  readonly isLocked: boolean;
  readonly again: () => void;
  readonly onMake: MakeDocument | null;
}

/** The templates of one phase of the handbook, which fold. */
export function TemplatePhase({ group, startsOpen, isLocked, again, onMake }: TemplatePhaseProps) {
  const { phase, load, counts, making } = group;
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const text = useText();
  const name = phase.name || text('handbook.phase');
  return (
    <section className={layout.column2}>
      <FoldHead
        title={name}
        level={2}
        isOpen={isOpen}
        onTurn={() => setOpen(!isOpen)}
        controls={id}
        {...(load.status === 'ready' && {
          count: text('handbook.usedOf', { used: counts.used, all: counts.applicable }),
        })}
      />
      {(isOpen || load.status === 'failed') && (
        <div id={id}>
          <LoadedContent load={load} words={{ some: text('handbook.some'), all: text('handbook.all') }} again={again}>
            {(templates) => (
              <TemplateList
                label={text('handbook.ofPhase', { phase: name })}
                templates={templates}
                isLocked={isLocked}
                making={making}
                onMake={onMake}
              />
            )}
          </LoadedContent>
        </div>
      )}
    </section>
  );
}
