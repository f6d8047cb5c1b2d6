import type { Access } from '@felles/adapters-http/wire';

/** Who may make a call, in words. */
export const ACCESS_WORDS: Readonly<Record<Access, string>> = {
  anyone: 'anyone',
  center: 'a client with a center’s token',
  member: 'a member with a session',
  staff: 'staff who are signed in',
};
