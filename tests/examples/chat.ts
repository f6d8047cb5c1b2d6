// Writing in a conversation.
import { chatServices } from '@felles/adapters-http/workspace/areas/chat';
import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import { openFor } from './sign-in.ts';

/** Writes a message in a conversation, and returns the texts of the conversation once the service has it. */
export async function write(root: string, access: string, conversationId: string, message: string) {
  const workspace = await openFor(root, access);
  const question$ = new BehaviorSubject({ mode: 'PUBLIC', conversationId } as const);
  const conversation = chatServices(workspace);
  const thread = conversation.conversation(question$);
  thread.open();
  const composer = conversation.composer(question$);
  composer.write(message);
  composer.send();
  const textsOf = ({ messages }: typeof thread.view$.value) =>
    messages.status === 'ready' ? messages.value.map(({ text }) => text) : [];
  const view = await firstValueFrom(thread.view$.pipe(filter((now) => textsOf(now).includes(message))));
  workspace.close();
  return textsOf(view);
}
