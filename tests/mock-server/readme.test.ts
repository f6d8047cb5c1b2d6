import { readFileSync } from 'node:fs';
import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { describe, expect, it } from 'vitest';

const README = readFileSync(new URL('../../mock-server/README.md', import.meta.url), 'utf8');
const [, section = ''] = /^### Channels and events$([\s\S]*?)^##/m.exec(README) ?? [];

describe('the README of the service', () => {
  it('should have every channel', () => {
    const forms = section.replace(/\{\w+\}/g, '#');
    const names = Object.values(CHANNELS).map((channel) => (typeof channel === 'string' ? channel : channel('#')));
    expect(names.filter((name) => !forms.includes(`\`${name}\``))).toEqual([]);
  });

  it('should have every event, with its subject', () => {
    const names = Object.values(EVENTS).flatMap((events) => Object.values<string>(events));
    const isThere = (name: string) => {
      const [subject, what] = name.split('.');
      return section.includes(`\`${subject}.`) && section.includes(`.${what}\``);
    };
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });
});
