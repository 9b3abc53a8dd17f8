import type { ImportRows } from './rows/import-rows.ts';
import type { ImportSource } from './rows/import-source.ts';
import type { Mapping } from './rows/match-heads.ts';

/** Where an import is, with what is there by then: each step has what it needs. */
export type WizardState = { /** Rows imported so far. */ imported: number } & (
  | { step: 'file'; source?: undefined; mapping?: undefined; rows?: undefined }
  // back from a later step, the rows are still there
  | { step: 'file' | 'columns'; source: ImportSource; mapping: Mapping; rows: ImportRows | undefined }
  // `over`: something was imported, and the result is to be looked at
  | { step: 'rows' | 'import' | 'over'; source: ImportSource; mapping: Mapping; rows: ImportRows }
);

/** A step that a reader can go to. */
export type WizardStep = Exclude<WizardState['step'], 'over'>;

export type WizardMove =
  | { kind: 'go'; to: WizardStep }
  /** A file was read: the rows of the one before are gone. */
  | { kind: 'take'; source: ImportSource; mapping: Mapping }
  | { kind: 'map'; mapping: Mapping }
  | { kind: 'read'; rows: ImportRows }
  | { kind: 'end'; imported: number };

export const firstState: WizardState = { step: 'file', imported: 0 };

/** The state after a move; the same where it lacks what the step needs. */
export function moveWizard(state: WizardState, move: WizardMove): WizardState {
  const { imported } = state;
  switch (move.kind) {
    case 'go':
      return goTo(state, move.to);
    case 'take':
      return { step: 'columns', source: move.source, mapping: move.mapping, rows: undefined, imported };
    case 'map':
      return state.source === undefined ? state : { ...state, mapping: move.mapping };
    case 'read':
      return { step: 'rows', source: move.rows.source, mapping: move.rows.mapping, rows: move.rows, imported };
    case 'end':
      return over(state, move.imported);
    default:
      return move satisfies never;
  }
}

function over(state: WizardState, imported: number): WizardState {
  return state.rows === undefined ? { ...state, imported } : { ...state, step: 'over', rows: state.rows, imported };
}

function goTo(state: WizardState, to: WizardStep): WizardState {
  if (to === 'file' || to === 'columns') return state.source === undefined ? state : { ...state, step: to };
  return state.rows === undefined ? state : { ...state, step: to, rows: state.rows };
}
