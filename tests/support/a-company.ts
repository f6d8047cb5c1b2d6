import { fail, ok } from '@felles/core';
import { createCompanyStore } from '@felles/core/internal/portal/signup/company';
import { createSponsorCodeStore } from '@felles/core/internal/portal/sponsor/code-store';
import { derive } from '@felles/core/internal/shared/behavior';
import { BehaviorSubject } from 'rxjs';
import { ANSWER_TIME, aRegister, stepsOf } from './a-register.ts';
import { scripted, unreachable } from './fake-ports.ts';

/** The one code that is good, for the first department of the register. */
export const CODE = 'AB1C2D3E4F5G';

const refused = fail({
  kind: 'refused',
  refusal: 'notFound',
  status: 404,
  type: 'NotFound',
  message: 'Ugyldig kode',
} as const);

interface CompanySituation extends NonNullable<Parameters<typeof aRegister>[0]> {
  /** How often the service cannot be asked about the code before it can. */
  readonly lookUpsLost?: number;
}

/** A company sign-up, opened, with everything around it in the test's hands. */
export function aCompanySignup(given: CompanySituation = {}) {
  const register = aRegister(given);
  const { needs, clock } = register;
  const lookUps = scripted<string, { readonly AG_departments: number[] }>(clock, (code, asking) => ({
    after: ANSWER_TIME,
    result:
      asking <= (given.lookUpsLost ?? 0) ? fail(unreachable) : code === CODE ? ok({ AG_departments: [101] }) : refused,
  }));
  const { parameters$ } = needs.center;
  const code = createSponsorCodeStore({
    port: { lookUpCode: lookUps.ask },
    parameter$: derive({ said: parameters$ }, ({ said }) => said.code ?? null),
    contractId$: new BehaviorSubject(null),
  });
  const store = createCompanyStore({ ...needs, code });
  store.open();
  register.settle();
  return {
    ...register,
    ...stepsOf(register, store),
    code,
    view: () => store.view$.value,
    /** Types the code and has it looked up. */
    giveCode(text = CODE) {
      code.type(text);
      code.lookUp();
      register.settle();
    },
  };
}
