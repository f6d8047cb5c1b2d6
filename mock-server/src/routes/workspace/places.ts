import { places as wire } from '@felles/adapters-http/wire';
import { searchFor } from '@felles/core/internal/shared/norwegian';
import { type DemoAddress, demoAddresses, demoHouseRegister } from '@felles/fixtures/workspace/places';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { invalid } from '../../refusals.ts';
import type { Service } from '../../row.ts';

/** How many addresses are found at most. */
const MOST = 50;

/** The addresses of the demo's cities, and the records of the house register there. */
export function placeRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  let known: readonly DemoAddress[] | null = null;
  /** There are thousands of them, the same in each world. */
  const all = (): readonly DemoAddress[] => {
    known ??= demoAddresses();
    return known;
  };
  const onUnit = (unit: string): readonly DemoAddress[] => {
    const asked = readUnit(unit);
    return all().filter(({ matrix: { knr, gnr, bnr } }) => [knr, gnr, bnr].join('-') === asked);
  };

  answer(app, service, wire.addresses, ({ query: { q = '', unit, count = MOST } }) => {
    if (unit !== undefined) return onUnit(unit);
    if (q.trim() === '') throw invalid('Skriv noe av adressen, eller oppgi en matrikkelenhet.', 'q');
    return all()
      .filter(({ address, postal_code: code, city }) => searchFor(q)(address, code, city))
      .slice(0, Math.min(count, MOST));
  });

  answer(app, service, wire.houseRegister, ({ query: { units = '', address = '' } }) => {
    const places =
      units === ''
        ? all().filter((one) => [one.address, one.postal_code, one.city].join(', ') === address)
        : units.split(',').flatMap(onUnit);
    const found = places.map((place) => demoHouseRegister(world.state.seed, place));
    return {
      buildings: found.flatMap(({ buildings }) => buildings),
      // Houses of one unit are one property.
      properties: [...new Map(found.flatMap(({ properties }) => properties).map((one) => [one.id, one])).values()],
    };
  });
}

/** The three numbers that every unit has. */
function readUnit(unit: string): string {
  const [, knr, gnr, bnr] = /^(\d{4})-(\d{1,6})-(\d{1,6})(?:-\d{1,6}){0,2}$/.exec(unit) ?? [];
  if (knr === undefined) throw invalid('Matrikkelenheten skrives knr-gnr-bnr-fnr-snr.', 'unit');
  return [knr, gnr, bnr].map(Number).join('-');
}
