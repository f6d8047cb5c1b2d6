/**
 * Whether an address that a client sent leads to a center's own pages, on the host that was asked. After a signature and
 * in messages the server sends people to no other address.
 */
export function isOwnAddress(address: string, host: string, centerCode: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(`http://${host}`)) return false;
  const { protocol, host: named, pathname, username, password } = new URL(address);
  const isOwn = ['http:', 'https:'].includes(protocol) && named === new URL(`http://${host}`).host;
  return isOwn && `${username}${password}` === '' && pathname.startsWith(`/${encodeURIComponent(centerCode)}/`);
}
