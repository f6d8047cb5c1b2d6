import { type Answering, templatesOfPhase } from '@felles/core/workspace/checklists';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { SelectField } from '../../kit/SelectField.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { checklistOf } from '../paths.ts';
import { useProject, useProjectOfPage } from '../projects/use-project.ts';
import styles from './checklists.module.css';

/** A new checklist: its phase, and its template, which starts it. */
export function StartChecklist({ store }: { readonly store: Answering }) {
  const { load } = useObservable(store.templates.answer$);
  const { id, flags } = useProjectOfPage();
  const title = useProject()?.title ?? '';
  const [phase, setPhase] = useState('');
  const navigate = useNavigate();
  const text = useText();
  useOpen(store.templates);
  const phases = flags.status === 'ready' ? (flags.value.phases ?? []) : [];
  const chosen = phases.find(({ phase_id: one }) => one === phase) ?? null;
  return (
    <>
      <SelectField
        label={text('checklists.phase')}
        value={phase}
        placeholder={text('checklists.everyPhase')}
        options={phases.map(({ phase_id, phase_name }) => ({ value: phase_id, label: phase_name ?? '' }))}
        onChoose={setPhase}
        canBeEmptied
      />
      <LoadedContent
        load={load}
        words={{ some: text('checklists.someTemplates'), all: text('checklists.allTemplates') }}
        again={store.templates.reload}
      >
        {(templates) => (
          <ul className={styles.templates}>
            {templatesOfPhase(templates, phase || null).map((template) => (
              <li key={template.template_id}>
                <button
                  type="button"
                  onClick={() => {
                    const started = store.start({ id, title }, template, chosen);
                    // Back leads to the lists, not to the templates.
                    navigate(checklistOf(id, started), { replace: true });
                  }}
                >
                  <b>{template.title}</b>
                  <small>
                    {[template.origin, text('checklists.countPoints', { count: template.checkpoint_count ?? 0 })]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
    </>
  );
}
