// Holds the answers of the service against its OpenAPI document.
import type { Call } from '@felles/adapters-http/wire';
import { Ajv2020 as Validator } from 'ajv/dist/2020.js';
import type { DrawnSchema } from './drawn.ts';

interface Content {
  readonly [type: string]: { readonly schema?: DrawnSchema };
}
interface Responses {
  readonly [status: string]: { readonly $ref?: string; readonly content?: Content };
}
interface Operation {
  readonly responses: Responses;
  readonly requestBody?: { readonly content: Content };
}
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, DrawnSchema>> };
}

interface Answer {
  readonly statusCode: number;
  readonly headers: object;
  readonly body: string;
}

/** Says how an answer to an operation differs from the document; null where it does not. */
export function comparison(document: Description) {
  const validator = new Validator({ strict: false, validateFormats: false }).addSchema(document, 'service');
  const problemAt = (place: string, value: unknown): string | null => {
    const fits = validator.getSchema(`service#${place}`);
    return fits?.(value) === true ? null : validator.errorsText(fits?.errors);
  };
  return (row: Pick<Call, 'under' | 'path' | 'method'>, { statusCode, headers, body }: Answer): string | null => {
    const [path, method] = placeOf(row);
    const response = document.paths[path]?.[method]?.responses[statusCode];
    if (response === undefined) return `no status ${statusCode}`;
    const [type = ''] = String(Reflect.get(headers, 'content-type')).split(';');
    const place = response.$ref?.slice(1) ?? `/paths/${written(path)}/${method}/responses/${statusCode}`;
    if (type !== 'application/json')
      return response.content?.[type] || response.content?.['*/*'] ? null : `type ${type}`;
    return problemAt(`${place}/content/${written(type)}/schema`, JSON.parse(body));
  };
}

/** The place of a call in the document. */
export const placeOf = ({ under, path, method }: Pick<Call, 'under' | 'path' | 'method'>) =>
  [`${under === 'rest' ? '/rest' : ''}${path}`, method.toLowerCase()] as const;

/** A name as a part of a JSON pointer, in an address. */
const written = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
