import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'membership.oneTime': 'one-time',
  'membership.perMonth': 'per month',
  'membership.none': 'No memberships available',
  'membership.noMatching': 'No available memberships match the selected filters',
  'membership.vanished.title': 'Something went wrong',
  'membership.vanished': 'The membership you want is no longer available. Choose another membership',
});
