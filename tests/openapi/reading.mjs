// Reads our OpenAPI document as other people do: by a strict linter, and by what makes types for a client.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTypes, { astToString } from 'openapi-typescript';

/** The complaints of a strict linter, each as one line. */
export async function complaintsOf(source) {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message, location: [{ pointer } = {}] }) => `${ruleId}: ${message} (${pointer})`);
}

/** The types of all calls, as a source in TypeScript. */
export const typesOf = async (source) => astToString(await openapiTypes(source, { silent: true }));
