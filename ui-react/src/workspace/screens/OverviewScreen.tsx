import '../../i18n/catalogs/checkin.ts';
import '../../i18n/catalogs/project.ts';
import '../../i18n/catalogs/project-templates.ts';
import '../../i18n/catalogs/register.ts';

import { createPanelStore } from '@felles/core';
import type { OneProjectStore, Project } from '@felles/core/workspace/projects';
import { Suspense, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { Question } from '../../kit/Question.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { Paper } from '../checkins/Paper.tsx';
import { formatDay } from '../format.ts';
import { BuildBox, RebuildQuestion } from '../handbook/BuildBox.tsx';
import { ChooseHandbook } from '../handbook/ChooseHandbook.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { Actions, type OverviewPanel, panelAt, panelOf } from '../overview/Actions.tsx';
import { ConversationBlocks } from '../overview/ConversationBlocks.tsx';
import { Details } from '../overview/Details.tsx';
import { Deviations } from '../overview/Deviations.tsx';
import { EditPanel } from '../overview/EditPanel.tsx';
import { Latest } from '../overview/Latest.tsx';
import { NextDeadlines } from '../overview/NextDeadlines.tsx';
import styles from '../overview/overview.module.css';
import { People } from '../overview/People.tsx';
import { PhotoPanel } from '../overview/PhotoPanel.tsx';
import { Present } from '../overview/Present.tsx';
import { Progress } from '../overview/Progress.tsx';
import { ProjectHead } from '../overview/ProjectHead.tsx';
import { SaveTemplate } from '../overview/SaveTemplate.tsx';
import { type Blocks, useBlocks } from '../overview/use-blocks.ts';
import { useOffer, useProject, useProjectOfPage } from '../projects/use-project.ts';
import { useArea, useMayChange, useSeeing } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** A project at a glance, and its actions. */
export function OverviewScreen() {
  const { id, load, store } = useProjectOfPage();
  const project = useProject();
  const blocks = useBlocks(id);
  const text = useText();
  if (store !== null && project !== null) return <Overview project={project} store={store} blocks={blocks} />;
  return (
    <Page title={text('pages.overview')}>
      <LoadedContent
        load={load}
        words={{ some: text('project.some'), all: text('project.all') }}
        again={() => store?.reload()}
      >
        {() => null}
      </LoadedContent>
    </Page>
  );
}

interface OverviewProps {
  readonly project: Project;
  readonly store: OneProjectStore;
  readonly blocks: Blocks;
}

function Overview({ project, store, blocks }: OverviewProps) {
  const { picture, building } = blocks;
  const { id, flags } = useProjectOfPage();
  const pages = useArea('projectPages');
  const [panels] = useState(() => createPanelStore<OverviewPanel>({ panelAt }));
  const [connection] = useState(() => pages.connection(id));
  const built = useObservable(building.view$);
  const [asked, ask] = useState<'connection' | 'choose' | 'rebuild' | null>(null);
  const { failure } = useObservable(connection.view$);
  const [saved, setSaved] = useState('');
  const mayChange = useMayChange();
  const { has } = useOffers();
  const hasProgress = useOffer('progress') === 'on';
  const seesCheckIns = useSeeing()('checkins') !== 'hidden';
  const hasSite = useOffer('onworksite') === 'on' && seesCheckIns;
  const hasDeviations = useOffer('deviations') === 'on';
  const text = useText();
  const close = () => ask(null);
  const builtOn = built.handbook.status === 'ready' ? formatDay(built.handbook.value.built_at) : '';
  const number = String(project.boligmappa_number ?? '');
  return (
    <Page
      title={text('pages.overview')}
      actions={
        <Actions
          project={project}
          onOpen={(kind) => panels.open(panelOf(kind))}
          onConnection={() => ask('connection')}
          handbook={{
            state: builtOn && text('project.builtOn', { day: builtOn }),
            isLocked: built.build.kind === 'running',
            onChoose: has('handbook') ? () => ask('choose') : null,
            onRebuild: () => ask('rebuild'),
          }}
        />
      }
    >
      <div className={styles.overview}>
        {failure && (
          <LiveRegion>
            <StatusBox type="danger" title={<MessageText message={failure} />} />
          </LiveRegion>
        )}
        <LiveRegion>
          {saved !== '' && <StatusBox type="success" title={text('template.isSaved', { title: saved })} />}
        </LiveRegion>
        <BuildBox view={built} onRetry={mayChange ? building.rebuild : null} />
        <ProjectHead project={project} picture={picture} />
        {flags.status === 'failed' && (
          <LoadedContent
            load={flags}
            words={{ some: text('pages.someView'), all: text('pages.allView') }}
            again={store.reload}
          >
            {() => null}
          </LoadedContent>
        )}
        <div className={styles.blocks}>
          {hasProgress && <Progress progress={blocks.progress} />}
          <NextDeadlines project={project} />
          {hasSite && <Present projectId={id} checkIns={blocks.checkIns} />}
          {hasDeviations && <Deviations projectId={id} {...blocks} />}
          <People projectId={id} participants={blocks.participants} />
          <Suspense>
            <ConversationBlocks project={project} participants={blocks.participants} />
          </Suspense>
          <Latest projectId={id} history={blocks.history} />
        </div>
        <Details project={project} detail={blocks.detail} contracts={blocks.contracts} />
      </div>
      {asked === 'choose' && <ChooseHandbook building={building} onClose={close} />}
      {asked === 'rebuild' && <RebuildQuestion building={building} count={null} onClose={close} />}
      {asked === 'connection' && (
        <Question
          title={text(number === '' ? 'project.connect' : 'project.disconnect')}
          onAnswer={(isYes) => {
            close();
            if (isYes) connection.run(number === '' ? {} : null, () => store.reload());
          }}
        >
          {number === '' ? text('project.connectWords') : text('project.disconnectWords', { number })}
        </Question>
      )}
      <PanelHost
        panels={panels}
        titleOf={(kind) => text(kind === 'template' ? 'template.saveAs' : `project.${kind}`)}
        draw={(kind) => {
          if (kind === 'poster' || kind === 'list')
            return <Paper kind={kind} title={text(`project.${kind}`)} projectId={id} />;
          if (!mayChange) return <StateNote title={text('project.readOnly')} />;
          if (kind === 'edit') return <EditPanel projectId={id} store={store} />;
          if (kind === 'template') return <SaveTemplate project={project} onSaved={setSaved} />;
          return (
            <PhotoPanel
              projectId={id}
              onReplaced={() => {
                picture.reload();
                store.reload();
              }}
            />
          );
        }}
      />
    </Page>
  );
}
