// The fields of a form: which value each is for, and how it is typed or chosen.
import type { ComponentProps } from 'react';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The names of the values that are texts, or yes and no. */
type NamesOf<V, X> = { readonly [K in keyof V & string]: V[K] extends X ? K : never }[keyof V & string];

export type FieldOf<V> =
  | ({
      readonly kind: 'text';
      readonly name: NamesOf<V, string>;
      readonly label: string;
      readonly hint?: string;
    } & Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type'>)
  | {
      readonly kind: 'select';
      readonly name: NamesOf<V, string>;
      readonly label: string;
      readonly hint?: string;
      readonly choices: readonly Choice[];
    }
  | { readonly kind: 'check'; readonly name: NamesOf<V, boolean>; readonly label: string; readonly hint?: string };

/** Who has saved what differs: in words, and the time of day. */
export interface OtherUser {
  readonly name: string;
  readonly ago: string;
  readonly time: string;
}
