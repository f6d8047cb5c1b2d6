import { describe, expect, it } from 'vitest';
import { definedIn, leadingNowhere } from './decisions.mjs';

const WRITTEN = {
  portal: '# Decisions\n\n## D-01 Order\n\nRows: P-A-01, see D-77.\n\n## D-02 Other\n',
  workspace: '## D02 Down\n',
  reliability: '| id | case |\n| --- | --- |\n| S-05 | markup |\n\n- **I-01** one\n',
};

describe('decisions by id', () => {
  it('should be defined by a heading, a first cell or a first bold word, and not by being named', () => {
    expect([...definedIn(WRITTEN.portal)]).toEqual(['D-01', 'D-02']);
    expect([...definedIn(WRITTEN.reliability)]).toEqual(['S-05', 'I-01']);
  });

  it('should be looked for in the file of their own application, and named with where they are missed', () => {
    const naming = [
      { place: 'P-A-01', application: 'portal' as const, text: '(see D-01, D-999)' },
      { place: 'W-A-01', application: 'workspace' as const, text: '(see D02, D03)' },
      { place: 'core/a.ts', application: null, text: '// [S-05] [I-01] [R-99] as D-02 and D-77 have it' },
    ];
    expect(leadingNowhere(WRITTEN, naming)).toEqual([
      'P-A-01: D-999',
      'W-A-01: D03',
      'core/a.ts: D-77',
      'core/a.ts: R-99',
    ]);
  });
});
