import '../../i18n/catalogs/project-new.ts';

import { createPanelStore, type Panel } from '@felles/core';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { addressOfNewProject } from '../paths.ts';
import { useArea } from '../services.ts';
import { NewProjectPanel } from './NewProjectPanel.tsx';
import { ParticipantPicker } from './ParticipantPicker.tsx';

type Shown = 'project' | 'participant';

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
      titleOf={(shown) =>
        text(
          shown === 'participant'
            ? 'newProject.addParticipant'
            : parent && !isAlone
              ? 'newProject.subtitle'
              : 'newProject.title',
        )
      }
      draw={(shown) =>
        shown === 'participant' ? (
          <ParticipantPicker store={store} />
        ) : (
          <NewProjectPanel
            store={store}
            parent={isAlone ? null : parent}
            parentId={parentId}
            onParticipant={() => panels.open(PICKER)}
          />
        )
      }
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
