import { isLegacy, pageNamedBy, pathOf } from '@felles/core/workspace/routing';
import { attempt } from './storage.ts';

/** Where a user may turn the older addresses off. */
const SETTING = 'felles.legacyRouter';

/** [W-SHELL-06] [W-SHELL-07] Shows the page that an older address names, before anything reads the address. */
export function followLegacyAddress(): void {
  const { pathname: path, search: query, hash } = window.location;
  const setting = attempt('local storage', () => window.localStorage.getItem(SETTING));
  if (!isLegacy(setting.ok ? setting.value : null)) return;
  const page = pageNamedBy({ path: '', query, hash }, true);
  if (page !== null && pathOf(page) !== path) window.history.replaceState(null, '', pathOf(page));
}
