// The people of the demo world, by telephone numbers that no subscriber has, and the purpose of each.

/** Who can log in. */
export const WITH_LOGIN = [
  { phone: '10000001', who: 'member at nordlys, binding period running' },
  { phone: '10000002', who: 'previous member at nordlys, agreement ended' },
  { phone: '10000003', who: '16 years old at nordlys, privately sponsored, without an agreement' },
  { phone: '10000004', who: 'a profile and nothing else, at every center' },
  { phone: '10000005', who: 'member at solsiden, binding period over, direct debit not set up' },
  { phone: '10000012', who: 'pays for others at nordlys and solsiden, and has signed for it' },
  { phone: '10000013', who: 'would pay for others at nordlys and solsiden, but has not signed for it' },
  { phone: '10000014', who: '15 years old at nordlys and solsiden, so too young to pay for others' },
  { phone: '10000015', who: 'member at stor whose name, email and price are as long as they can be' },
] as const;

/** Whose number is only told to the portal. */
export const WITHOUT_LOGIN = [
  { phone: '10000011', who: 'was asked to pay for a member of nordlys and has not answered' },
  { phone: '10000019', who: 'no person, where a payer is looked for' },
  { phone: '10000021', who: 'no member, found with their whole address' },
  { phone: '10000022', who: 'no member, found by name only' },
] as const;
