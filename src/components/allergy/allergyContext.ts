import { createContext } from 'react';
import type { AllergyParts } from './parts.ts';

/**
 * The components for a diner who avoids something; undefined for all others, who do not load them.
 */
export const AllergyContext = createContext<AllergyParts | undefined>(undefined);
