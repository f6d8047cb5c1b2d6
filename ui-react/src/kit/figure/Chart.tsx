import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as Drawing,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import { useMedia } from '../../react/use-media.ts';
import { chartOf } from './chart-of.ts';
import styles from './Figure.module.css';
import type { FigureData, FigureKind } from './figure-data.ts';

Drawing.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

interface ChartProps {
  readonly kind: FigureKind;
  readonly data: FigureData;
  /** Read out in place of the drawing. */
  readonly name: string;
}

/** The drawing of a figure. It is drawn again when numbers or colours change; it follows the size of its place by itself. */
export function Chart({ kind, data, name }: ChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDark = useMedia('(prefers-color-scheme: dark)');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens are others in the dark
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (!brush) return;
    const drawing = new Drawing(brush, chartOf(brush, kind, data));
    return () => drawing.destroy();
  }, [kind, data, isDark]);
  return (
    <div className={styles.chart}>
      <canvas ref={canvas} role="img" aria-label={name} />
    </div>
  );
}
