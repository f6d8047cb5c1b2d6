import type { Reply } from '../../shared/reply.ts';

export interface SettingsPort {
  /** Null if it is not set. */
  read(key: string): Reply<string | null>;
  write(key: string, text: string | null): Reply<unknown>;
}
