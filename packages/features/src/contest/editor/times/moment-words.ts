import { createContext } from 'react';
import { minutes } from '../../../lib/language/show.ts';

/** How a moment of the form is told: by its date, in a template by its day. */
export const MomentWords = createContext<(moment: string) => string>(minutes);
