// The calls of the portal's page before its script is there, in the order of the script's own calls (portal.html).
import { center, terms } from '../wire/portal/center.ts';

const OF_CENTER = [
  center.center,
  center.departments,
  center.sponsorSetup,
  terms.conditionUrl,
  center.colors,
  center.images,
];

/** The paths of those calls, for the build of a page that asks ahead; `{name}` stands where a value goes. */
export const FIRST_CALLS = {
  manifest: center.manifest.path,
  token: center.centerToken.path,
  center: OF_CENTER.map(({ path }) => path),
};
