import type { Person } from '@felles/core/workspace/persons';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { useRegisterRight } from './use-register-right.ts';

/** Opens the form of a new person, who is taken where the button stands. */
export type OpenNewPerson = (onTaken: (person: Person) => void) => void;

interface NewPersonButtonProps {
  readonly onNew: OpenNewPerson;
  readonly onTaken: (person: Person) => void;
}

/** [W-PLAN-09] The way to a person who is not in the register yet. */
export function NewPersonButton({ onNew, onTaken }: NewPersonButtonProps) {
  const mayMake = useRegisterRight();
  const hasPersons = useOffers().has('persons');
  const text = useText();
  if (mayMake !== true || !hasPersons) return null;
  return (
    <div>
      <Button onClick={() => onNew(onTaken)}>{text('persons.new')}</Button>
    </div>
  );
}
