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
      const { status, text } = await ask(row.method, path, 'body' in row ? JSON.stringify(left[0] ?? {}) : undefined);
      const answer = JSON.parse(text);
      if (status !== 200) throw new Error(`${name}: ${answer.error.message}`);
      return answer;
    };
    return [name, act];
  });
  return Object.fromEntries(functions) as Control; // its types are written from the same table
}

/** The control of a service that runs elsewhere, as `npx felles-mock` does. */
export const controlAt = (url: string): Control =>
  controlOf(async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(new URL(path, url), { method, ...(body !== undefined && { body, headers }) });
    return { status: reply.status, text: await reply.text() };
  });
