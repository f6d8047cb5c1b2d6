import { type Day, osloDay } from '@felles/core';
import { minimumAges } from '@felles/core/internal/portal/center/rules';
import { ageDecision, type SignupPath } from '@felles/core/internal/portal/person/age';
import type { DemoCenter } from '@felles/fixtures';
import { type Refusal, refusal } from '../../refusals.ts';
import type { Belonging } from '../../world/members.ts';
import type { Product } from '../../world/products.ts';
import type { World } from '../../world.ts';

/** Why a visitor is too young for this sign-up, in words for them; null for a visitor who is old enough. */
export function problemWithAge(
  world: World,
  { center }: DemoCenter,
  birth: Day,
  product: Product | null,
  path: SignupPath,
): Refusal | null {
  const { ordinary, shortTerm } = minimumAges(center);
  const decision = ageDecision({
    birth,
    today: osloDay(world.now()),
    minimumAge: ordinary,
    shortTermMinimumAge: shortTerm,
    membership: product && { temporary: product.temporary, noDirectDebit: !product.hasDirectDebit },
    // Whether another person may pay is for the portal to offer: here the visitor is turned down either way.
    sponsorSetup: false,
    path,
  });
  if (decision.kind === 'allowed') return null;
  const words =
    decision.kind === 'belowMinimum'
      ? `Du må være minst ${decision.limit} år.`
      : 'Du er under 18 år, så en voksen må betale for deg.';
  return refusal(412, words, 'TooYoung');
}

/** The way a visitor signs up, by who pays. */
export const pathOf = ({
  sponsorCode,
  isPrivatelySponsored,
}: Pick<Belonging, 'sponsorCode' | 'isPrivatelySponsored'>): SignupPath => {
  if (isPrivatelySponsored) return 'private';
  return sponsorCode === null ? 'ordinary' : 'company';
};
