// The data of each event. The mock server holds its own events against it.
import { Id } from '@felles/core/internal/shared/wire-values';
import { StructureNode } from '@felles/core/internal/workspace/documents/model';
import { PhaseState } from '@felles/core/internal/workspace/statistics/model';
import { Article } from '@felles/core/workspace/articles';
import { ChatMessage } from '@felles/core/workspace/chat';
import { CheckIn } from '@felles/core/workspace/checkins';
import { Checklist } from '@felles/core/workspace/checklists';
import { Contact } from '@felles/core/workspace/contacts';
import { Layout } from '@felles/core/workspace/dashboard';
import { RegisterDepartment } from '@felles/core/workspace/departments';
import { Deviation } from '@felles/core/workspace/deviations';
import { DocumentEntry } from '@felles/core/workspace/documents';
import { Expense } from '@felles/core/workspace/expenses';
import { HoursLine } from '@felles/core/workspace/hours';
import { Notification } from '@felles/core/workspace/notifications';
import { Participant } from '@felles/core/workspace/participants';
import { Person } from '@felles/core/workspace/persons';
import { Activity, Milestone } from '@felles/core/workspace/phases';
import { HistoryEntry, Project } from '@felles/core/workspace/projects';
import { Task } from '@felles/core/workspace/tasks';
import * as z from 'zod/mini';
import { EVENTS, type EventName } from './names.ts';

const Gone = z.object({ id: Id });
const OfProject = z.object({ project_id: Id });
const Anything = z.looseObject({});

/** The data of each event, by its name. */
export const EVENT_DATA: Readonly<Record<EventName, z.core.$ZodType>> = {
  [EVENTS.agreement.created]: Gone,
  [EVENTS.article.changed]: Article,
  [EVENTS.article.gone]: Gone,
  [EVENTS.checkIn.created]: CheckIn,
  [EVENTS.checkIn.checkedOut]: CheckIn,
  [EVENTS.checkIn.decided]: CheckIn,
  [EVENTS.checkIn.gone]: Gone,
  [EVENTS.checklist.changed]: Checklist,
  [EVENTS.checklist.gone]: Gone,
  [EVENTS.checkpoint.checked]: Activity,
  [EVENTS.checkpoint.changed]: Activity,
  [EVENTS.checkpoint.gone]: Gone,
  [EVENTS.contact.changed]: Contact,
  [EVENTS.contact.gone]: Gone,
  [EVENTS.conversation.created]: Gone,
  [EVENTS.conversation.changed]: Gone,
  [EVENTS.conversation.closed]: Gone,
  [EVENTS.conversation.reopened]: Gone,
  [EVENTS.deadline.changed]: OfProject,
  [EVENTS.department.changed]: RegisterDepartment,
  [EVENTS.department.gone]: Gone,
  [EVENTS.deviation.changed]: Deviation,
  [EVENTS.deviation.gone]: Gone,
  [EVENTS.document.changed]: DocumentEntry,
  [EVENTS.document.photoAdded]: DocumentEntry,
  [EVENTS.document.gone]: Gone,
  [EVENTS.expense.changed]: Expense,
  [EVENTS.expense.gone]: Gone,
  [EVENTS.figures.changed]: OfProject,
  [EVENTS.flags.changed]: OfProject,
  [EVENTS.flags.gone]: Gone,
  [EVENTS.folder.changed]: StructureNode,
  [EVENTS.folder.gone]: Gone,
  [EVENTS.handbook.rebuilt]: OfProject,
  [EVENTS.handbook.changed]: OfProject,
  [EVENTS.handbook.gone]: Gone,
  [EVENTS.history.added]: HistoryEntry,
  [EVENTS.history.gone]: Gone,
  [EVENTS.holiday.changed]: Anything,
  [EVENTS.hours.changed]: HoursLine,
  [EVENTS.hours.gone]: Gone,
  [EVENTS.layout.changed]: Layout,
  [EVENTS.layout.gone]: Gone,
  [EVENTS.message.created]: ChatMessage,
  [EVENTS.message.attachmentAdded]: ChatMessage,
  [EVENTS.message.status]: z.object({ ids: z.array(Id), status: z.string() }),
  [EVENTS.message.unread]: z.object({ count: z.number(), conversation_id: Id }),
  [EVENTS.milestone.changed]: Milestone,
  [EVENTS.milestone.gone]: Gone,
  [EVENTS.notification.created]: Notification,
  [EVENTS.notification.gone]: Gone,
  [EVENTS.participant.changed]: Participant,
  [EVENTS.participant.gone]: Gone,
  [EVENTS.person.changed]: Person,
  [EVENTS.person.gone]: Gone,
  [EVENTS.phase.changed]: PhaseState,
  [EVENTS.phase.gone]: Gone,
  [EVENTS.project.changed]: Project,
  [EVENTS.project.created]: Project,
  [EVENTS.project.gone]: Gone,
  [EVENTS.reporting.changed]: Anything,
  [EVENTS.session.revoked]: z.optional(Anything),
  [EVENTS.task.changed]: Task,
  [EVENTS.task.gone]: Gone,
};
