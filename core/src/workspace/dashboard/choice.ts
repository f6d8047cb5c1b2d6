import { BehaviorSubject } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Id } from '../../shared/wire-values.ts';
import { portletSettingKey } from '../settings/rules.ts';
import { createSetting, type SettingsPort } from '../settings/store.ts';

/** A user's own choice for a portlet, such as a period or a saved search. */
export interface Choice<T extends string> {
  /** Null until it is loaded. */
  readonly chosen$: Behavior<T | null>;
  open(): void;
  close(): void;
  choose(value: T): void;
}

/** `name` tells the choices of one portlet apart; `standard` is shown without a stored choice. */
export interface ChoiceNeeds<T extends string> {
  readonly port: SettingsPort;
  /** Null if the service does not name the user: the choice is not stored then. */
  readonly user: string | null;
  readonly portletId: Id;
  readonly name: string;
  readonly standard: T;
  /** Whether a stored text is a valid choice. */
  isOne(stored: string): stored is T;
}

/** [W-SETTINGS-07] Stored for each user and portlet; if the choice cannot be loaded, the standard is shown. */
export function createChoice<T extends string>(needs: ChoiceNeeds<T>): Choice<T> {
  const { port, user, portletId, name, standard, isOne } = needs;
  if (user === null) {
    const chosen$ = new BehaviorSubject(standard);
    return { chosen$, open() {}, close() {}, choose: (value) => chosen$.next(value) };
  }
  const setting = createSetting({
    port,
    key: portletSettingKey(user, portletId, name),
    parse: (stored) => (typeof stored === 'string' && isOne(stored) ? stored : standard),
  });
  return {
    chosen$: derive({ value: setting.value$ }, ({ value }) => {
      if (value.status === 'ready') return value.value;
      return value.status === 'failed' ? standard : null;
    }),
    open: setting.open,
    close: setting.close,
    choose: setting.change,
  };
}
