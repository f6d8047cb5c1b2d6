import type { Panel } from '@felles/core';
import type { Project } from '@felles/core/workspace/projects';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Menu } from '../../kit/parts/Menu.tsx';
import { conversationsOfProject } from '../paths.ts';
import { useOffer } from '../projects/use-project.ts';
import { useMayChange, useSeeing } from '../services.ts';
import { useRightsWith } from '../site/use-rights-with.ts';

interface ActionsProps {
  readonly project: Project;
  readonly onOpen: (panel: OverviewPanel) => void;
  /** Asks first. */
  readonly onConnection: () => void;
  readonly handbook: HandbookAsked;
}

/** The actions on the handbook of a project that ask first. */
interface HandbookAsked {
  /** When it was built, in words; empty where it is not known. */
  readonly state: string;
  readonly isLocked: boolean;
  /** Null where the service has no choice of handbooks. */
  readonly onChoose: (() => void) | null;
  readonly onRebuild: () => void;
}

/** The actions on a project, each with its current state. */
export function Actions({ project, onOpen, onConnection, handbook }: ActionsProps) {
  const mayChange = useMayChange();
  const hasRegister = useOffer('boligmappa') === 'on';
  const hasSite = useOffer('onworksite') === 'on';
  const maySave = useRightsWith('project-templates').includes('run_phases');
  const seesCheckIns = useSeeing()('checkins') === 'seen';
  const navigate = useNavigate();
  const text = useText();
  const open = (panel: OverviewPanel, label: string) => ({ id: panel, label, onPress: () => onOpen(panel) });
  const number = String(project.boligmappa_number ?? '');
  const items = [
    ...(mayChange ? [open('edit', text('project.edit')), open('photo', text('project.photo'))] : []),
    ...(mayChange && hasRegister
      ? [
          {
            id: 'connection',
            label: text(number === '' ? 'project.connect' : 'project.disconnect'),
            hint: number === '' ? text('project.notConnected') : text('project.connected', { number }),
            isGrave: number !== '',
            onPress: onConnection,
          },
        ]
      : []),
    ...(mayChange && handbook.onChoose !== null
      ? [{ id: 'choose', label: text('project.chooseHandbook'), isOff: handbook.isLocked, onPress: handbook.onChoose }]
      : []),
    ...(mayChange
      ? [
          {
            id: 'rebuild',
            label: text('project.rebuildHandbook'),
            ...(handbook.state !== '' && { hint: handbook.state }),
            isOff: handbook.isLocked,
            onPress: handbook.onRebuild,
          },
        ]
      : []),
    ...(maySave ? [open('template', text('template.saveAs'))] : []),
    {
      id: 'conversations',
      label: text('chat.page'),
      onPress: () => navigate(conversationsOfProject(project.id)),
    },
    ...(hasSite ? [open('poster', text('project.poster'))] : []),
    ...(hasSite && seesCheckIns ? [open('list', text('project.list'))] : []),
  ];
  return (
    <Menu
      label={text('project.actions')}
      items={items}
      opener={(props) => (
        <Button small {...props}>
          {text('project.actions')}
          <Icon name="down" />
        </Button>
      )}
    />
  );
}

/** The panels of a project's first page. */
const KINDS = ['edit', 'photo', 'template', 'poster', 'list'] as const;
export type OverviewPanel = (typeof KINDS)[number];

export const panelOf = (kind: OverviewPanel): Panel<OverviewPanel> => ({
  content: kind,
  size: kind === 'edit' || kind === 'photo' || kind === 'template' ? 'small' : 'medium',
  address: `project.${kind}`,
});

export function panelAt(address: string): Panel<OverviewPanel> | null {
  const kind = KINDS.find((one) => address === `project.${one}`);
  return kind === undefined ? null : panelOf(kind);
}
