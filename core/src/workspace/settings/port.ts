import type { Reply } from '../../shared/reply.ts';

/** The calls for settings, which the service stores as text by key. */
export interface SettingsPort {
  /** Null if it is not set. */
  read(key: string): Reply<string | null>;
  write(key: string, text: string | null): Reply<unknown>;
}
