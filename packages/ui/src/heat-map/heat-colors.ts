import { divergingColor, sequentialColor } from '../chart/chart-colors.ts';

/** The colour of a step: from faint to strong, or from orange over grey to blue where the values lie around a middle. */
export function heatColor(step: number, steps: number, isDiverging: boolean): string {
  const share = steps > 1 ? step / (steps - 1) : 0.5;
  return isDiverging ? divergingColor(share * 2 - 1) : sequentialColor(share);
}
