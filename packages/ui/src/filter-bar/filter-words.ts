/** What the filters of a list say. */
export interface FilterWords {
  filters: string;
  /** How many filters let through less than everything. */
  filtersInUse(count: number): string;
  moreFilters: string;
  fewerFilters: string;
  /** In place of a value: this filter lets everything through. */
  anyValue: string;
  showResults: string;
  clearField(label: string): string;
}
