import type { DemoCenter } from '@felles/fixtures';

/** Whether an address is a page of this center: nobody is ever sent from a signature or a message to anywhere else. */
export function leadsBack(address: string, host: string, { code }: DemoCenter): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host: asked, pathname, username, password } = new URL(address);
  const isOwn =
    ['http:', 'https:'].includes(protocol) &&
    asked === new URL(`http://${host}`).host &&
    `${username}${password}` === '';
  return isOwn && pathname.startsWith(`/${encodeURIComponent(code)}/`);
}
