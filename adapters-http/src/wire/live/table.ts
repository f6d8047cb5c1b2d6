// What comes with each event. The mock server holds its own events against it.
import { Id } from '@felles/core';
import { ChatMessage } from '@felles/core/workspace/chat';
import { Layout } from '@felles/core/workspace/dashboard';
import { Person } from '@felles/core/workspace/persons';
import { Activity, Milestone } from '@felles/core/workspace/phases';
import { HistoryEntry } from '@felles/core/workspace/projects';
import { PhaseState } from '@felles/core/workspace/statistics';
import * as z from 'zod/mini';
import { articles } from './articles.ts';
import { checkIns } from './checkins.ts';
import { documents } from './documents.ts';
import { expenses } from './expenses.ts';
import { EVENTS, type EventName } from './names.ts';
import { notifications } from './notifications.ts';
import { participants } from './participants.ts';
import { projects } from './projects.ts';
import { contacts, departments } from './register.ts';
import { checklists, deviations, hours } from './site-records.ts';
import { tasks } from './tasks.ts';

const Gone = z.object({ id: Id });
const OfProject = z.object({ project_id: Id });
const Anything = z.looseObject({});

/** The data of each event, by its name. */
export const EVENT_DATA: Readonly<Record<EventName, z.core.$ZodType>> = {
  [EVENTS.article.changed]: articles.schema,
  [EVENTS.article.gone]: Gone,
  [EVENTS.checkIn.created]: checkIns.schema,
  [EVENTS.checkIn.checkedOut]: checkIns.schema,
  [EVENTS.checkIn.gone]: Gone,
  [EVENTS.checklist.changed]: checklists.schema,
  [EVENTS.checklist.gone]: Gone,
  [EVENTS.checkpoint.checked]: Activity,
  [EVENTS.checkpoint.changed]: Activity,
  [EVENTS.checkpoint.gone]: Gone,
  [EVENTS.contact.changed]: contacts.schema,
  [EVENTS.contact.gone]: Gone,
  [EVENTS.conversation.created]: Gone,
  [EVENTS.conversation.changed]: Gone,
  [EVENTS.conversation.closed]: Gone,
  [EVENTS.conversation.reopened]: Gone,
  [EVENTS.deadline.changed]: OfProject,
  [EVENTS.department.changed]: departments.schema,
  [EVENTS.department.gone]: Gone,
  [EVENTS.deviation.changed]: deviations.schema,
  [EVENTS.deviation.gone]: Gone,
  [EVENTS.document.changed]: documents.schema,
  [EVENTS.document.photoAdded]: documents.schema,
  [EVENTS.document.gone]: Gone,
  [EVENTS.expense.changed]: expenses.schema,
  [EVENTS.expense.gone]: Gone,
  [EVENTS.figures.changed]: OfProject,
  [EVENTS.flags.changed]: OfProject,
  [EVENTS.flags.gone]: Gone,
  [EVENTS.handbook.rebuilt]: OfProject,
  [EVENTS.handbook.changed]: OfProject,
  [EVENTS.handbook.gone]: Gone,
  [EVENTS.history.added]: HistoryEntry,
  [EVENTS.history.gone]: Gone,
  [EVENTS.holiday.changed]: Anything,
  [EVENTS.hours.changed]: hours.schema,
  [EVENTS.hours.gone]: Gone,
  [EVENTS.layout.changed]: Layout,
  [EVENTS.layout.gone]: Gone,
  [EVENTS.message.created]: ChatMessage,
  [EVENTS.message.attachmentAdded]: ChatMessage,
  [EVENTS.message.status]: z.object({ ids: z.array(Id), status: z.string() }),
  [EVENTS.message.unread]: z.object({ count: z.number(), conversation_id: Id }),
  [EVENTS.milestone.changed]: Milestone,
  [EVENTS.milestone.gone]: Gone,
  [EVENTS.notification.created]: notifications.schema,
  [EVENTS.notification.gone]: Gone,
  [EVENTS.participant.changed]: participants.schema,
  [EVENTS.participant.gone]: Gone,
  [EVENTS.person.changed]: Person,
  [EVENTS.person.gone]: Gone,
  [EVENTS.phase.changed]: PhaseState,
  [EVENTS.phase.gone]: Gone,
  [EVENTS.project.changed]: projects.schema,
  [EVENTS.project.created]: projects.schema,
  [EVENTS.project.gone]: Gone,
  [EVENTS.reporting.changed]: Anything,
  [EVENTS.session.revoked]: z.optional(Anything),
  [EVENTS.task.changed]: tasks.schema,
  [EVENTS.task.gone]: Gone,
};
