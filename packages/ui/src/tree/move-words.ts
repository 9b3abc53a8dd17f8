/** What a tree says whose nodes can be moved. */
export interface TreeMoveWords {
  moveIn: string;
  moveOut: string;
  /** At the top where there is no `parent`. */
  movedUnder(name: string, parent: string | undefined): string;
}
