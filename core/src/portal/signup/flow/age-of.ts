// Checks the person's age against the chosen membership.
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { minimumAges } from '../../center/rules.ts';
import type { CenterStore, CenterView } from '../../center/store.ts';
import type { Membership } from '../../membership/model.ts';
import type { MembershipStore } from '../../membership/store.ts';
import { type AgeDecision, ageDecision, type SignupPath } from '../../person/age.ts';
import type { PersonStore } from '../../person/store.ts';

interface AgeAreas {
  readonly center: Pick<CenterStore, 'center$'> & { readonly view$: Behavior<Pick<CenterView, 'canBeSponsored'>> };
  readonly person: Pick<PersonStore, 'facts$' | 'view$'>;
  readonly membership: Pick<MembershipStore, 'facts$'>;
}

export const ageOf = ({ center, person, membership }: AgeAreas, path: SignupPath): Behavior<AgeDecision> =>
  derive(
    {
      center: center.center$,
      view: center.view$,
      facts: person.facts$,
      form: person.view$,
      membership: membership.facts$,
    },
    (now) => {
      const { ordinary, shortTerm } = now.center ? minimumAges(now.center) : { ordinary: 0, shortTerm: 0 };
      return ageDecision({
        birth: now.facts.birth,
        today: now.form.today,
        minimumAge: ordinary,
        shortTermMinimumAge: shortTerm,
        membership: now.membership.membership && kindOf(now.membership.membership),
        sponsorSetup: now.view.canBeSponsored,
        path,
      });
    },
  );

/** The fields of a membership that the age check and the return from signing need. */
export const kindOf = ({ temporary, no_direct_debit }: Membership) => ({
  temporary: temporary === true,
  noDirectDebit: no_direct_debit === true,
});
