// Patterns distinguish bars by more than their colour.

const TILE = 8;

/** The pattern of each series. The first has none: a single series is plain. */
const STROKES: readonly (((brush: CanvasRenderingContext2D) => void) | null)[] = [
  null,
  (brush) => strokes(brush, [-2, 6, 6, -2], [2, 10, 10, 2]),
  (brush) => {
    for (const [x, y] of [
      [2, 2],
      [6, 6],
    ] as const)
      brush.fillRect(x - 1, y - 1, 2.5, 2.5);
  },
  (brush) => strokes(brush, [0, 2, TILE, 2], [0, 6, TILE, 6]),
  (brush) => strokes(brush, [0, 0, TILE, TILE], [TILE, 0, 0, TILE]),
];

type Stroke = readonly [number, number, number, number];

function strokes(brush: CanvasRenderingContext2D, ...lines: readonly Stroke[]): void {
  for (const [fromX, fromY, toX, toY] of lines) {
    brush.moveTo(fromX, fromY);
    brush.lineTo(toX, toY);
  }
  brush.stroke();
}

/** The filling of the bars of a series. */
export function patterned(
  onto: CanvasRenderingContext2D,
  at: number,
  color: string,
  ground: string,
): CanvasPattern | string {
  const stroke = STROKES[at % STROKES.length];
  if (!stroke) return color;
  const canvas = document.createElement('canvas');
  canvas.width = TILE;
  canvas.height = TILE;
  const brush = canvas.getContext('2d');
  if (!brush) return color;
  brush.fillStyle = ground;
  brush.fillRect(0, 0, TILE, TILE);
  brush.fillStyle = color;
  brush.strokeStyle = color;
  brush.lineWidth = 2;
  brush.beginPath();
  stroke(brush);
  return onto.createPattern(canvas, 'repeat') ?? color;
}
