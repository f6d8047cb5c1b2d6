import type { QuestionAddress } from '@felles/core/internal/data/question-address';
import fc from 'fast-check';
import { expect } from 'vitest';

/** Any question is read from an address as it was written there. */
export const expectReadsBack = <Q>({ read, write }: QuestionAddress<Q>, question: fc.Arbitrary<Q>): void =>
  fc.assert(fc.property(question, (asked) => void expect(read(write(asked))).toEqual(asked)));
