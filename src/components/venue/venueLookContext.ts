import { createContext } from 'react';
import { USUAL_LOOK } from '../../rules/venue/venueLook.ts';

/** How the venue on screen shows its dishes and its hero. */
export const VenueLookContext = createContext(USUAL_LOOK);
