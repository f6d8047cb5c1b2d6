// The values that modules pass to the shell.
import * as z from 'zod/mini';

const Callback = z.custom<() => void>((value) => typeof value === 'function');

/** [P-SHELL-25] A line of a menu that a page gives to the shell; `callback` runs when the visitor chooses it. */
export const MenuItem = z.readonly(
  z.object({
    title: z.string(),
    icon: z.nullish(z.string()),
    callback: Callback,
    disabled: z.optional(z.boolean()),
  }),
);
export type MenuItem = z.infer<typeof MenuItem>;

/** [P-SHELL-26] A step of a flow, as the stepper shows it. */
export const Step = z.readonly(
  z.object({
    title: z.string(),
    isActive: z.boolean(),
    subtitle: z.nullish(z.string()),
  }),
);
export type Step = z.infer<typeof Step>;

/** [P-SHELL-27] The meanings that a label can have; DEFAULT says nothing good or bad. */
export const TAG_TYPES = ['DEFAULT', 'INFO', 'SUCCESS', 'WARNING', 'ERROR'] as const;
/** The look of a label in a list or on a card, by its meaning. */
export const TagType = z.enum(TAG_TYPES);
export type TagType = z.infer<typeof TagType>;

/** [P-SHELL-28] The meanings that a status text can have; `unknown` if the service says nothing clear. */
export const STATUS_TYPES = ['success', 'info', 'warning', 'danger', 'unknown'] as const;
/** The look of a status text, as that of a payer's registration. */
export const StatusType = z.enum(STATUS_TYPES);
export type StatusType = z.infer<typeof StatusType>;
