import fc from 'fast-check';
import { inject } from 'vitest';

// A failure prints its seed and path by itself; both go back into fc.assert to see it again.
fc.configureGlobal({
  seed: inject('seed'),
  numRuns: inject('runs'),
  endOnFailure: process.env['FELLES_FIRST_FAILURE'] === '1',
});
