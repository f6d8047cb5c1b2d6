import { CONTROL } from './table.ts';
import type { Control } from './types.ts';

/** A request to the control, and the status and the text of its answer. */
export type Ask = (
  method: string,
  path: string,
  body: string | undefined,
) => Promise<{ readonly status: number; readonly text: string }>;

/** The calls of the control as functions: values of the path first, then the body. */
export function controlOf(ask: Ask): Control {
  const functions = Object.entries(CONTROL).map(([name, row]) => {
    const act = async (...values: readonly unknown[]) => {
      const left = [...values];
      const path = row.path.replace(/\{\w+\}/g, () => encodeURIComponent(String(left.shift())));
      const body = 'body' in row ? written(name, left[0] ?? {}) : undefined;
      const { status, text } = await ask(row.method, path, body).catch((cause: unknown) => {
        throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      });
      const answer = parsed(text);
      if (status === 200 && answer !== undefined) return answer;
      throw new Error(`${name}: ${answer?.error?.message ?? `status ${status}, and no answer of a control`}`);
    };
    return [name, act];
  });
  return Object.fromEntries(functions) as Control; // its types are written from the same table
}

/** A function would be left out in silence. */
const written = (name: string, order: unknown): string =>
  JSON.stringify(order, (field, value: unknown) => {
    if (typeof value !== 'function') return value;
    throw new Error(`${name}: ${field} is a function, which only answerWith of startService takes`);
  });

/** The control of a service that runs elsewhere, as `npx felles-mock` does. */
export const controlAt = (url: string): Control =>
  controlOf(async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const asked = fetch(new URL(path, url), { method, ...(body !== undefined && { body, headers }) });
    const reply = await asked.catch((cause: unknown) => {
      throw new Error(`no service answers at ${url}`, { cause });
    });
    return { status: reply.status, text: await reply.text() };
  });

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // another server's page
  }
}
