import { createContext } from 'react';
import type { AllergyParts } from './parts.ts';

/** What the pages draw for a diner who avoids something; undefined for all others, who load none of it. */
export const AllergyContext = createContext<AllergyParts | undefined>(undefined);
