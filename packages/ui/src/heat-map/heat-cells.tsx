import { cutText } from '../chart/text-width.ts';
import { heatColor } from './heat-colors.ts';
import { cellBox, stepPaths, type HeatFrame } from './heat-frame.ts';
import type { HeatGrid } from './heat-grid.ts';
import { HeatHatch, hatchFill } from './heat-hatch.tsx';
import type { HeatScale } from './heat-scale.ts';

export interface HeatCellsProps {
  id: string;
  grid: HeatGrid;
  frame: HeatFrame;
  scale: HeatScale;
  isDiverging: boolean;
  format: (value: number) => string;
}

/** The cells with the names of their rows and columns, and their values where there is room. */
export function HeatCells({ id, grid, frame, scale, isDiverging, format }: HeatCellsProps) {
  const steps = scale.bounds.length - 1;
  return (
    <>
      <HeatHatch id={id} />
      <ColumnNames columns={grid.columns} frame={frame} />
      <RowNames rows={grid.rows} frame={frame} />
      <g transform={`translate(${frame.left} ${frame.top})`}>
        {[...stepPaths(grid.cells, scale.stepOf, frame)].map(([step, path]) => (
          <path key={step} d={path} data-step={step} style={{ fill: step === -1 ? hatchFill(id) : heatColor(step, steps, isDiverging) }} />
        ))}
        {frame.hasValues && <CellValues grid={grid} frame={frame} format={format} />}
      </g>
    </>
  );
}

/** Names of the rows, right against the cells. */
export function RowNames({ rows, frame }: { rows: readonly string[]; frame: HeatFrame }) {
  return (
    <g textAnchor="end" className="fill-fg-muted text-xs">
      {rows.map(
        (row, index) =>
          index % frame.rowEvery === 0 && (
            <text key={row} x={frame.left - 8} y={frame.top + (index + 0.5) * frame.cellHeight - frame.gap / 2} dy="0.35em">
              <NameText name={row} room={frame.rowRoom} />
            </text>
          ),
      )}
    </g>
  );
}

function ColumnNames({ columns, frame }: { columns: readonly string[]; frame: HeatFrame }) {
  const { left, top, cellWidth, isSlanted, columnEvery } = frame;
  const room = isSlanted ? frame.columnRoom : Math.max(frame.columnRoom, columnEvery * cellWidth - 4);
  return (
    <g textAnchor={isSlanted ? 'start' : 'middle'} className="fill-fg-muted text-xs">
      {columns.map((column, index) => {
        if (index % columnEvery !== 0) return null;
        const x = left + (index + 0.5) * cellWidth;
        return (
          <text key={column} transform={isSlanted ? `translate(${x + 2} ${top - 6}) rotate(-45)` : `translate(${x} ${top - 6})`}>
            <NameText name={column} room={room} />
          </text>
        );
      })}
    </g>
  );
}

/** A name, cut where it is too long: the pointer then finds the whole. */
function NameText({ name, room }: { name: string; room: number }) {
  const cut = cutText(name, room);
  return (
    <>
      {cut !== name && <title>{name}</title>}
      <tspan>{cut}</tspan>
    </>
  );
}

/** No one colour of text suits all steps: a halo makes it stand out on each. */
function CellValues({ grid, frame, format }: Pick<HeatCellsProps, 'grid' | 'frame' | 'format'>) {
  return (
    <g
      textAnchor="middle"
      strokeWidth="3"
      strokeLinejoin="round"
      className="pointer-events-none fill-fg stroke-surface text-xs tabular-nums"
      style={{ paintOrder: 'stroke' }}
    >
      {grid.cells.map((row, rowIndex) =>
        row.map((value, columnIndex) => {
          if (value === null) return null;
          const { x, y, width, height } = cellBox(columnIndex, rowIndex, frame);
          return (
            <text key={grid.columns[columnIndex]} x={x + width / 2} y={y + height / 2} dy="0.35em">
              {format(value)}
            </text>
          );
        }),
      )}
    </g>
  );
}
