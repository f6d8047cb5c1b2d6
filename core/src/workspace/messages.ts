import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { ShellMessages } from '../shell/messages.ts';
import type { ConnectionMessages } from './connection/messages.ts';

/** Every text the workspace can ask for, by key, with the values it needs. Its areas do not know this union. */
export type WorkspaceMessages = SharedMessages & ShellMessages & ConnectionMessages;

export type WorkspaceMessage = MessageOf<WorkspaceMessages>;
