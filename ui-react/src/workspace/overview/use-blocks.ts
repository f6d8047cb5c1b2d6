import { useState } from 'react';
import { useOpen } from '../../react/use-store.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useOffer, useProjectOfPage } from '../projects/use-project.ts';
import { useArea, useSeeing } from '../services.ts';

/** The blocks of a project's first page, asked for by the id of the address; those behind a flag wait for the flags alone. */
export function useBlocks(projectId: string) {
  const project = useArea('project');
  const pages = useArea('projectPages');
  const { building } = useArea('handbook');
  const [blocks] = useState(() => ({
    picture: project.image(projectId),
    building: building(projectId),
    detail: pages.detail(projectId),
    participants: pages.participants(projectId),
    history: pages.history(projectId),
    progress: pages.progress(projectId),
    checkIns: pages.checkIns(projectId),
    deviations: pages.deviations(projectId),
    deviationList: pages.deviationList(projectId),
    contracts: pages.contracts(projectId),
  }));
  useOpen(blocks.building);
  useOpen(blocks.detail);
  useOpen(blocks.participants);
  useOpen(blocks.history);
  useOpen(blocks.progress, useOffer('progress') === 'on');
  const seesCheckIns = useSeeing()('checkins') === 'seen';
  useOpen(blocks.checkIns, useOffer('onworksite') === 'on' && seesCheckIns);
  const hasDeviations = useOffer('deviations') === 'on';
  const hasList = useOffers().has('site-records');
  useOpen(blocks.deviations, hasDeviations && !hasList);
  useOpen(blocks.deviationList, hasDeviations && hasList);
  useOpen(blocks.contracts, useOffer('contracts') === 'on');
  // Last: a browser may send only six calls at a time, and the picture is waited for by nothing.
  const { status } = useProjectOfPage().flags;
  useOpen(blocks.picture, status === 'ready' || status === 'failed');
  return blocks;
}

/** The parts of the page, asked for already. */
export type Blocks = ReturnType<typeof useBlocks>;
