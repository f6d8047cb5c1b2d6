import { typeOfFile } from '@felles/core';
import { invalid, refusal } from './refusals.ts';

/** The type of a file that a user has sent, by its name and by how it begins. */
export function typeOfSent(name: string, bytes: Uint8Array): string {
  if (bytes.length === 0) throw invalid('Filen er tom.', 'file');
  const type = typeOfFile(name, bytes);
  if (type === null) throw refusal(415, 'Denne filtypen tas ikke imot.', undefined, 'body.file');
  return type;
}
