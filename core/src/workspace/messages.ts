import type { MessageOf, RefusalMessages, SharedMessages } from '../shared/messages.ts';
import type { ShellMessages } from '../shell/messages.ts';
import type { UploadMessages } from '../shell/sendable-files.ts';
import type { ArticleMessages } from './articles/messages.ts';
import type { ChatMessages } from './chat/messages.ts';
import type { CheckInMessages } from './checkins/messages.ts';
import type { ConnectionMessages, DotMessages } from './connection/messages.ts';
import type { DashboardMessages } from './dashboard/messages.ts';
import type { DocumentMessages } from './documents/messages.ts';
import type { HandbookMessages } from './handbook/messages.ts';
import type { NewProjectMessages } from './new-project/messages.ts';
import type { NotificationMessages } from './notifications/messages.ts';
import type { ParticipantMessages } from './participants/messages.ts';
import type { ProjectMessages } from './projects/messages.ts';
import type { RegisterMessages } from './register/messages.ts';
import type { PartingMessages, SignInMessages } from './session/messages.ts';

/** The keys of all texts of the workspace, with their values. The areas do not import this union. */
export type WorkspaceMessages = SharedMessages &
  RefusalMessages &
  ShellMessages &
  UploadMessages &
  ArticleMessages &
  ChatMessages &
  CheckInMessages &
  ConnectionMessages &
  DotMessages &
  DashboardMessages &
  DocumentMessages &
  HandbookMessages &
  NewProjectMessages &
  NotificationMessages &
  ParticipantMessages &
  ProjectMessages &
  RegisterMessages &
  SignInMessages &
  PartingMessages;

/** Any message that the workspace shows, for a frontend that has all its texts in one place. */
export type WorkspaceMessage = MessageOf<WorkspaceMessages>;
