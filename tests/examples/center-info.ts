// The information of a center for its visitors.
import { openPortal } from '@felles/adapters-http/portal';
import { createCenterInfo } from '@felles/adapters-http/portal/areas/center-info';
import { filter, firstValueFrom } from 'rxjs';

/** What a center tells its visitors: markup that a page must clean before it shows it. */
export async function infoOf(root: string, code: string): Promise<string> {
  const portal = await openPortal({ root, code });
  const info = createCenterInfo(portal);
  info.open();
  const html = await firstValueFrom(info.html$.pipe(filter((text) => text !== null)));
  portal.close();
  return html;
}
