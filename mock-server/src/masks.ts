// What may be told of an address: never what names a person or opens a door.

const MASKED = '…';

/** Values of the query stay only where their shape says nothing about anybody, and their name neither. */
export function maskQuery(query: string): string {
  const parts = query.split('&').filter((part) => part !== '');
  return parts.map(maskPair).join('&').slice(0, 300);
}

function maskPair(pair: string): string {
  const [name = '', ...value] = pair.split('=');
  const shown = isHarmlessName(name) && isHarmlessValue(value.join('=')) ? value.join('=') : MASKED;
  return `${/^[\w.-]{1,40}$/.test(name) ? name : MASKED}=${shown}`;
}

const isHarmlessName = (name: string): boolean =>
  !/token|session|sess|name|navn|phone|mobil|mail|birth|date_of|code|hash|pass|otp|pin|dob|user/i.test(name);

/** A whole address as a browser reports it: its origin and its path, both cut and masked; never its query. */
export function maskAddress(address: string): string {
  const [, origin = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]{1,100})?([^?#]*)/i.exec(address) ?? [];
  return `${origin}${maskPath(rest)}`;
}

/** A small number, several of them, an instant, or a plain switch. */
const isHarmlessValue = (value: string): boolean =>
  /^(\d{1,4}((,|%2C)\d{1,4})*|\d{4}-\d\d-\d\dT[\d:.A%]*Z|true|false|)$/i.test(value);

/** Parts of a path that hold an address of mail, a run of digits, or anything but a plain short word are left out. */
export function maskPath(path: string): string {
  return path
    .split('/')
    .map((part) => (/^[a-z_.-]{0,30}\d{0,2}$/.test(part) ? part : MASKED))
    .join('/')
    .slice(0, 200);
}
