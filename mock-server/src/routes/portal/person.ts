import { person as wire } from '@felles/adapters-http/wire';
import { demoDirectory, postalCodes } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';

export function personRoutes(app: FastifyInstance, service: Service): void {
  answer(app, service, wire.municipality, ({ params: { areacode } }) => {
    const place = placeOf(areacode);
    if (place === null) throw refusal(404, 'Unknown areacode');
    return { municipal_number: null, municipality: place, postal_code: areacode, exists: true };
  });

  answer(app, service, wire.phone, ({ params: { phonenumber } }) => {
    if (!/^\d{8,17}$/.test(phonenumber)) throw refusal(400, 'Telefonnummeret er ikke gyldig.');
    return [demoDirectory(phonenumber) ?? { exists: false }];
  });
}

/** The place of a postal code as people write it: 'Mo i Rana', where the register has 'MO I RANA'. */
export function placeOf(postalCode: string): string | null {
  const place = postalCodes().get(postalCode);
  if (place === undefined) return null;
  return place
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L}+)/gu, (_, before: string, word: string) => `${before}${asInNames(word)}`);
}

const asInNames = (word: string): string =>
  SMALL_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);

const SMALL_WORDS: readonly string[] = ['i', 'på', 'og', 'ved'];
