import { type RefObject, useEffect, useRef } from 'react';

interface FirstNewRow {
  /** Of the table, or of what it stands in. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** The user has asked for what has come: the first row that is new gets the focus. */
  expect(): void;
}

/** Leads the focus to the first new row once it is there, unless the user has gone on to something else. */
export function useFirstNewRow(rows: readonly { readonly id: string }[]): FirstNewRow {
  const place = useRef<HTMLDivElement>(null);
  const expected = useRef<{ readonly known: ReadonlySet<string>; readonly from: Element | null } | null>(null);
  useEffect(() => {
    if (expected.current === null) return;
    const { known, from } = expected.current;
    const fresh = rows.find(({ id }) => !known.has(id));
    if (fresh === undefined) return;
    expected.current = null;
    const isThere = document.activeElement === document.body || document.activeElement === from;
    const row = place.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(fresh.id)}"]`);
    if (isThere) (row?.querySelector<HTMLElement>('[data-leads-to-row]') ?? row)?.focus();
  }, [rows]);
  return {
    place,
    expect() {
      expected.current = { known: new Set(rows.map(({ id }) => id)), from: document.activeElement };
    },
  };
}
