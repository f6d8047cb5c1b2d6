import '../../i18n/catalogs/days.ts';
import '../../i18n/catalogs/deadlines.ts';
import '../../i18n/catalogs/project-new.ts';
import '../../i18n/catalogs/register.ts';
import '../../i18n/catalogs/project-templates.ts';

import { createPanelStore, type Panel } from '@felles/core';
import type { Person } from '@felles/core/workspace/persons';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { addressOfNewProject } from '../paths.ts';
import { NewPerson } from '../register/NewPerson.tsx';
import { useArea } from '../services.ts';
import { NewProjectPanel } from './NewProjectPanel.tsx';
import { ParticipantPicker } from './ParticipantPicker.tsx';

type Shown = 'project' | 'participant' | { readonly onTaken: (person: Person) => void };

const PICKER: Panel<Shown> = { content: 'participant', size: 'small', address: 'project.participant' };

interface NewProjectWindowsProps {
  /** The parent project of the new one; null for a project of its own. */
  readonly parentId: string | null;
}

/** The window for a new project, and the one above it in which a participant is found. */
export function NewProjectWindows({ parentId }: NewProjectWindowsProps) {
  const services = useArea('newProject');
  const [{ store, parent }] = useState(() => services.begin(parentId));
  const [panels] = useState(() => createPanelStore<Shown>({ panelAt: panelsOf(parentId) }));
  const isAlone = useObservable(store.isAlone$);
  const text = useText();
  return (
    <PanelHost
      panels={panels}
      titleOf={(shown) => {
        if (typeof shown === 'object') return text('persons.new');
        if (shown === 'participant') return text('newProject.addParticipant');
        return text(parent && !isAlone ? 'newProject.subtitle' : 'newProject.title');
      }}
      draw={(shown) => {
        if (typeof shown === 'object')
          return (
            <NewPerson
              onTaken={(person) => {
                shown.onTaken(person);
                panels.close();
              }}
              note={text('persons.thenRoles')}
            />
          );
        return shown === 'participant' ? (
          <ParticipantPicker store={store} onNew={(onTaken) => panels.open({ content: { onTaken }, size: 'small' })} />
        ) : (
          <NewProjectPanel
            store={store}
            parent={isAlone ? null : parent}
            parentId={parentId}
            onParticipant={() => panels.open(PICKER)}
          />
        );
      }}
    />
  );
}

const panelsOf =
  (parentId: string | null) =>
  (address: string): Panel<Shown> | null => {
    const own = addressOfNewProject(parentId);
    if (address === own) return { content: 'project', size: 'medium', address: own };
    return address === PICKER.address ? PICKER : null;
  };
