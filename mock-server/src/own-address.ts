/**
 * Whether an address that a client sent leads to a center's own pages, on the host that was asked. Nobody is ever sent
 * from a signature, or by a message, to anywhere else.
 */
export function isOwnAddress(address: string, host: string, centerCode: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(`http://${host}`)) return false;
  const { protocol, host: named, pathname, username, password } = new URL(address);
  const isOwn = ['http:', 'https:'].includes(protocol) && named === new URL(`http://${host}`).host;
  return isOwn && `${username}${password}` === '' && pathname.startsWith(`/${encodeURIComponent(centerCode)}/`);
}
