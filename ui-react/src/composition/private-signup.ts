import { createSponsorHttp } from '@felles/adapters-http';
import { createPrivateStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { BehaviorSubject } from 'rxjs';
import { paths } from '../portal/paths.ts';
import type { PrivateSignup, Tracking } from '../portal/services.ts';
import { composeSignupAreas } from './signup-areas.ts';
import { bound } from './token.ts';
import { HttpClient, Place } from './tokens.ts';

export function composePrivateSignup(container: Container, tracking: Tracking): PrivateSignup {
  const areas = composeSignupAreas(container, tracking, { flow: 'sponsor', allowedIds$: new BehaviorSubject(null) });
  const { center, departure, person, membership } = areas;
  const store = createPrivateStore({
    ...areas,
    sponsors: createSponsorHttp(bound(container, HttpClient)),
    online$: bound(container, Place).surroundings.online$,
    centerAddress: `${departure.origin}${paths.start.of(center.code)}`,
  });
  return { store, person, membership };
}
