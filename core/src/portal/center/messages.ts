import type { Message } from '../../messages.ts';
import type { NoParams } from '../../shared/messages.ts';

export interface CenterMessages {
  'center.notLoaded': { readonly message: Message };
  'center.genericTitle': NoParams;
  'center.generalHelp': NoParams;
}
