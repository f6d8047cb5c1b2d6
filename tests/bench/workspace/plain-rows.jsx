// A plain list of the virtual-list library, beside which the tables and lists of the workspace are measured.
import { useWindowVirtualizer } from '@tanstack/react-virtual';

export function PlainRows({ count, height, style, children }) {
  const near = useWindowVirtualizer({ count, estimateSize: () => height, overscan: 8 });
  return (
    <div style={{ position: 'relative', height: near.getTotalSize() }}>
      {near.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          data-index={index}
          ref={near.measureElement}
          style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)`, ...style }}
        >
          {children(index)}
        </div>
      ))}
    </div>
  );
}

export const inColumns = (count) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  minHeight: 56,
});

/** Each step scrolls by so many pixels. */
export const STRIDE = 900;

export const scrolled = (step) => {
  window.scrollTo(0, step * STRIDE);
  window.dispatchEvent(new Event('scroll'));
  return true;
};
