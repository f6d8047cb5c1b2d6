import { tap } from 'rxjs';
import type { Reply } from '../../shared/reply.ts';
import type { SponsorCodeUse } from './model.ts';
import type { SponsorPort } from './port.ts';

/** [P-SPONSOR-37] Lets the company of a code pay for a member; where it does, the page is loaded again and says so. */
export const applySponsorCode = (
  port: Pick<SponsorPort, 'useCode'>,
  code: string,
  use: SponsorCodeUse,
  reload: (parameters: { readonly success: 'true' }) => void,
): Reply<Readonly<Record<string, string>>> =>
  port.useCode(code, use).pipe(tap((answer) => answer.ok && reload({ success: 'true' })));
