import type { MessageOf, RefusalMessages, SharedMessages } from '../shared/messages.ts';
import type { UploadMessages } from '../shell/sendable-files.ts';
import type { ArticleMessages } from '../texts/articles.ts';
import type { ChatMessages } from '../texts/chat.ts';
import type { CheckInMessages } from '../texts/checkins.ts';
import type { ChecklistMessages } from '../texts/checklists.ts';
import type { ConnectionMessages } from '../texts/connection.ts';
import type { DotMessages } from '../texts/connection-dot.ts';
import type { DashboardMessages } from '../texts/dashboard.ts';
import type { DayMessages } from '../texts/days.ts';
import type { DeadlineMessages } from '../texts/deadlines.ts';
import type { DeviationMessages } from '../texts/deviations.ts';
import type { DocumentMessages } from '../texts/documents.ts';
import type { ExpenseMessages } from '../texts/expenses.ts';
import type { HandbookMessages } from '../texts/handbook.ts';
import type { HoursMessages } from '../texts/hours.ts';
import type { NewProjectMessages } from '../texts/new-project.ts';
import type { NotificationMessages } from '../texts/notifications.ts';
import type { ParticipantMessages } from '../texts/participants.ts';
import type { PhaseFormMessages } from '../texts/phases.ts';
import type { ProjectTemplatesMessages } from '../texts/project-templates.ts';
import type { ProjectMessages } from '../texts/projects.ts';
import type { RegisterMessages } from '../texts/register.ts';
import type { PartingMessages, SignInMessages } from '../texts/sign-in.ts';
import type { SitePhotoMessages } from '../texts/site-photos.ts';
import type { SiteTextMessages } from '../texts/site-texts.ts';
import type { TaskMessages } from '../texts/tasks.ts';
import type { ShellMessages } from '../texts/toasts.ts';

/** The keys of all texts of the workspace, with their values. The areas do not import this union. */
export type WorkspaceMessages = SharedMessages &
  RefusalMessages &
  ShellMessages &
  UploadMessages &
  ArticleMessages &
  ChatMessages &
  CheckInMessages &
  ChecklistMessages &
  ConnectionMessages &
  DotMessages &
  DashboardMessages &
  DayMessages &
  DeadlineMessages &
  DeviationMessages &
  DocumentMessages &
  ExpenseMessages &
  HandbookMessages &
  HoursMessages &
  NewProjectMessages &
  NotificationMessages &
  ParticipantMessages &
  PhaseFormMessages &
  ProjectMessages &
  ProjectTemplatesMessages &
  RegisterMessages &
  SignInMessages &
  SitePhotoMessages &
  SiteTextMessages &
  TaskMessages &
  PartingMessages;

/** Any message that the workspace shows, for a frontend that has all its texts in one place. */
export type WorkspaceMessage = MessageOf<WorkspaceMessages>;
