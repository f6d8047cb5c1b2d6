/** The chips of a list that find something in it, the one for all and the chosen one among them. */
export const chipsThatFind = <C extends { readonly value: string }>(
  chips: readonly C[],
  chosen: string,
  finds: (value: C['value']) => boolean,
): readonly C[] => chips.filter(({ value }) => value === '' || value === chosen || finds(value));
