// The hours of the user: the week, and the form of a line.
import { mapReply } from '@felles/core';
import { createLookup, type Lookup } from '@felles/core/data';
import { type ArticleLookup, createArticleLookup } from '@felles/core/workspace/articles';
import { createHoursWeek, type HoursProject, type HoursWeekStore } from '@felles/core/workspace/hours';
import { PICKING, personQuestion } from '@felles/core/workspace/participants';
import { CHANNELS, EVENTS } from '../../wire/live/names.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { createHoursHttp } from '../hours.ts';
import { createProjectsHttp } from '../projects.ts';
import { createArticlesHttp } from './articles.ts';
import { siteOutboxOf } from './site-work.ts';

/** The week of the user, with the articles that its lines name. */
export interface HoursServices {
  week(): { readonly store: HoursWeekStore; readonly articles: ArticleLookup };
  /** A project by its words. */
  projects(): Lookup<readonly HoursProject[]>;
}

/** The lines are those of all projects, so the figures of any project tell that they may have changed. */
export function hoursServices(door: WorkspaceDoor): HoursServices {
  const { freshAfter } = liveAt(door);
  const projects = createProjectsHttp(door.http);
  return {
    week() {
      const articles = createArticleLookup({ port: createArticlesHttp(door.http), clock: door.clock });
      const store = createHoursWeek({
        port: createHoursHttp(door.http),
        projects,
        outbox: siteOutboxOf(door),
        articles$: articles.articles$,
        newKey: door.newKey,
        clock: door.clock,
        ...freshAfter(CHANNELS.figures, [EVENTS.figures.changed]),
      });
      return { store, articles };
    },
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
