import type { Panel } from '@felles/core';
import { recordPanels } from '@felles/core/internal/shell/panel-address';
import { describe, expect, it } from 'vitest';

const NEW: Panel<string> = { content: 'form', size: 'medium', address: 'task.new' };
const TASKS = recordPanels('task', 'small', (id) => `task ${id}`, [NEW]);

describe('panels of records', () => {
  it('should have the id of the record in their address', () => {
    expect(TASKS.of('12')).toEqual({ content: 'task 12', size: 'small', address: TASKS.addressOf('12') });
    expect(TASKS.at('task.12')).toEqual(TASKS.of('12'));
    expect(TASKS.at('task.a.b-1')?.content).toBe('task a.b-1');
  });

  it('should find the other panels of the page first', () => {
    expect(TASKS.at('task.new')).toBe(NEW);
  });

  it.each(['task', 'task.', 'tasks.12', 'person.12', ''])('should find none at the address "%s"', (address) => {
    expect(TASKS.at(address)).toBeNull();
  });
});
