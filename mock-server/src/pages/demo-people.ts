/** The people of the demo world, by telephone numbers that no subscriber has. */
export const DEMO_PEOPLE = [
  { phone: '10000001', who: 'member with an active agreement at nordlys, binding period running' },
  { phone: '10000002', who: 'previous member, agreement ended' },
  { phone: '10000003', who: '16 years old, privately sponsored, no active agreement' },
  { phone: '10000004', who: 'profile only' },
  { phone: '10000005', who: 'member at solsiden with an open invoice' },
  { phone: '10000011', who: 'adult sponsor whose registration was requested' },
  { phone: '10000012', who: 'adult sponsor who has signed' },
  { phone: '10000013', who: 'adult sponsor who has not signed for direct debit' },
  { phone: '10000014', who: 'under 18, so no sponsor' },
  { phone: '10000019', who: 'nobody' },
  { phone: 'any other', who: 'can sign up' },
] as const;
