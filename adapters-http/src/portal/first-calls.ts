// What the page of the portal asks before its script is there, in the order in which the script would ask (portal.html).
import {
  centerToken,
  colors,
  departments,
  images,
  manifest,
  center as ofToken,
  sponsorSetup,
} from '../wire/portal/center.ts';
import { conditionUrl } from '../wire/portal/terms.ts';

const OF_CENTER = [ofToken, departments, sponsorSetup, conditionUrl, colors, images];

/** The paths of those calls, for the build of a page that asks ahead; `{name}` stands where a value goes. */
export const FIRST_CALLS = {
  manifest: manifest.path,
  token: centerToken.path,
  center: OF_CENTER.map(({ path }) => path),
};
