/** Addresses and the house register, for a new project: two additions. */

import { readableOf } from '@felles/core';
import { FoundAddress, HouseRegister } from '@felles/core/workspace/new-project';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';
import { WholeNumber } from '../values.ts';

export const addresses = staff.get(
  '/v1/addresses',
  'The addresses that have some words, or stand on a cadastral unit (knr-gnr-bnr-fnr-snr)',
  {
    query: z.object({ q: z.optional(z.string()), unit: z.optional(z.string()), count: z.optional(WholeNumber) }),
    harmless: ['count'],
    reply: readableOf(FoundAddress),
    extension: 'address-search',
  },
);

export const houseRegister = staff.get(
  '/v1/house-register',
  'The buildings and properties of the house register on some units, or else at an address',
  {
    query: z.object({ units: z.optional(z.string()), address: z.optional(z.string()) }),
    reply: HouseRegister,
    extension: 'house-register',
  },
);
