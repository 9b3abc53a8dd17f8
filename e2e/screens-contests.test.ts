import { describe } from 'vitest';
import { tourNames } from './tours.ts';
import { walkScreens } from './walk-screens.ts';

describe('every screen around contests', () => {
  walkScreens(tourNames.contests);
});
