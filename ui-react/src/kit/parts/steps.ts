/** Where a key leads among things in a row or a column; null for a key that leads nowhere. Past the end is the beginning. */
export function stepOf(key: string, at: number, count: number, along: 'row' | 'column'): number | null {
  if (count === 0) return null;
  const [back, on] = along === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  switch (key) {
    case on:
      return (at + 1) % count;
    case back:
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
