import { memo } from 'react';
import { encode } from 'uqr';

/** Light modules around the code, which a reader needs; the box around it has as much again. */
const BORDER = 2;

/** [P-MEMBER-47] A QR code, black on the white of its box in both modes. It is drawn anew only for another code. */
export const Code = memo(function Code({ code, name }: { readonly code: string; readonly name: string }) {
  const { size, data } = encode(code, { ecc: 'L', border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  );
});
