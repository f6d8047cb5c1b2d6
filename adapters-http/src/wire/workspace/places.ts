/** Addresses and the house register, for a new project: two additions. */

import { readableOf } from '@felles/core';
import { FoundAddress, HouseRegister } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';
import { WholeNumber } from '../values.ts';

export const addresses = call({
  method: 'GET',
  path: '/v1/addresses',
  access: 'staff',
  summary: 'The addresses that have some words, or stand on a cadastral unit (knr-gnr-bnr-fnr-snr)',
  query: z.object({ q: z.optional(z.string()), unit: z.optional(z.string()), count: z.optional(WholeNumber) }),
  harmless: ['count'],
  reply: json(readableOf(FoundAddress)),
  extension: 'address-search',
});

export const houseRegister = call({
  method: 'GET',
  path: '/v1/house-register',
  access: 'staff',
  summary: 'The buildings and properties of the house register on some units, or else at an address',
  query: z.object({ units: z.optional(z.string()), address: z.optional(z.string()) }),
  reply: json(HouseRegister),
  extension: 'house-register',
});
