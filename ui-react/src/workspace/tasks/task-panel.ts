import type { Panel } from '@felles/core';

export const addressOf = (key: string): string => `task.${key}`;

/** The panel of a task, by the task's key. */
export const panelAt = (address: string): Panel<string> | null => {
  const [, key] = /^task\.([\w.-]+)$/.exec(address) ?? [];
  return key === undefined ? null : { content: key, size: 'small', address };
};
