import type { FileContent } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import type { ConditionLink } from './model.ts';

export interface TermsPort {
  conditionUrl(): Reply<ConditionLink>;
  conditions(): Reply<FileContent>;
}
