import { describe } from 'vitest';
import { tourNames } from './tours.ts';
import { walkScreens } from './walk-screens.ts';

describe('every screen of the platform, and those that are open', () => {
  walkScreens(tourNames.platform);
});
