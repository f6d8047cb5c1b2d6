// The fields of a form: which value each is for, and how it is typed or chosen.
import type { ComponentProps, ReactNode } from 'react';

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
      /** The user may clear the choice. */
      readonly canBeEmptied?: boolean;
    }
  | { readonly kind: 'check'; readonly name: NamesOf<V, boolean>; readonly label: string; readonly hint?: string }
  | { readonly [K in keyof V & string]: OwnField<K, V[K]> }[keyof V & string];

/** A field that the form's owner draws: a date, a choice among many. */
export interface OwnField<Name, Value> {
  readonly kind: 'own';
  readonly name: Name;
  readonly label: string;
  draw(field: DrawnField<Value>): ReactNode;
  /** The value in words, where the user chooses between two. */
  words(value: Value): string;
}

/** The values and events of such a field. */
export interface DrawnField<Value> {
  readonly value: Value;
  /** The problem of the value. */
  readonly error: ReactNode;
  readonly onChange: (value: Value) => void;
  readonly onLeave: () => void;
}

/** The fields of a form are drawn with the values of their own names, which only the type of the whole form knows. */
export const asOwn = (field: object): OwnField<string, unknown> => field as OwnField<string, unknown>;
