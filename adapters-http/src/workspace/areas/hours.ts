// The hours of the user, and those of a project that the user approves.

import type { Lookup } from '@felles/core/data';
import { createLookup } from '@felles/core/internal/data/lookup';
import { questionIn } from '@felles/core/internal/data/question';
import { derive } from '@felles/core/internal/shared/behavior';
import { mapReply } from '@felles/core/internal/shared/reply';
import { createArticleLookup } from '@felles/core/internal/workspace/articles/lookup';
import { changesOf } from '@felles/core/internal/workspace/connection/changes-of';
import { createHoursApproval } from '@felles/core/internal/workspace/hours/approval-store';
import { createHoursWeek } from '@felles/core/internal/workspace/hours/store';
import { WEEK_ADDRESS } from '@felles/core/internal/workspace/hours/week';
import { userIn } from '@felles/core/internal/workspace/me/rules';
import { PICKING, personQuestion } from '@felles/core/internal/workspace/participants/choices';
import type { ArticleLookup } from '@felles/core/workspace/articles';
import {
  type HoursApprovalStore,
  HoursLine,
  type HoursProject,
  type HoursWeekStore,
} from '@felles/core/workspace/hours';
import { CHANNELS, EVENTS, liveList } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { commandNeeds } from '../../workspace-door/surroundings.ts';
import { createProjectsHttp } from '../projects.ts';
import { createHoursHttp } from '../records.ts';
import { createArticlesHttp } from './articles.ts';
import { siteOutboxOf } from './site-work.ts';

/** The week of the user, with the articles that its lines name. */
export interface HoursServices {
  week(): { readonly store: HoursWeekStore; readonly articles: ArticleLookup };
  /** The lines of a project for their approver; `forbidden` is called where the service says that the right is gone. */
  approval(
    projectId: string,
    forbidden: () => void,
  ): { readonly store: HoursApprovalStore; readonly articles: ArticleLookup };
  /** The articles that lines name. */
  articles(): ArticleLookup;
  /** A project by its words. */
  projects(): Lookup<readonly HoursProject[]>;
}

/** The lines are those of all projects, so the figures of any project tell that they may have changed. */
export function hoursServices(door: WorkspaceDoor): HoursServices {
  const { freshAfter } = liveAt(door);
  const projects = createProjectsHttp(door.http);
  const port = createHoursHttp(door.http);
  const articleLookup = () => createArticleLookup({ port: createArticlesHttp(door.http), clock: door.clock });
  return {
    week() {
      const articles = articleLookup();
      const store = createHoursWeek({
        port,
        place: questionIn(door.listAddress, WEEK_ADDRESS),
        projects,
        outbox: siteOutboxOf(door),
        articles$: articles.articles$,
        newKey: door.newKey,
        clock: door.clock,
        ...freshAfter(CHANNELS.figures, [EVENTS.figures.changed]),
      });
      return { store, articles };
    },
    approval(projectId, forbidden) {
      const channel = CHANNELS.project(projectId);
      const store = createHoursApproval({
        ...commandNeeds(door),
        port,
        projectId,
        personId$: derive({ me: door.me.me$ }, ({ me }) => userIn(me)?.person_id ?? null),
        place: questionIn(door.listAddress, WEEK_ADDRESS),
        changes$: changesOf(door.realtime, { channel, ...liveList(HoursLine, EVENTS.hours) }),
        forbidden,
      });
      return { store, articles: articleLookup() };
    },
    articles: articleLookup,
    projects: () =>
      createLookup({
        ask: (text) =>
          mapReply(projects.projects({ text, size: PICKING.shown }), ({ result_set: found }) =>
            found.map(({ id, title }): HoursProject => ({ id, title: title ?? '' })),
          ),
        questionOf: personQuestion,
        pause: PICKING.pause,
        clock: door.clock,
      }),
  };
}
