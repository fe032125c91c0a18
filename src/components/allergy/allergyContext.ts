import { createContext } from 'react';
import type { AllergyParts } from './parts.ts';

/** The components for a diner who avoids something; undefined for others, who never load them. */
export const AllergyContext = createContext<AllergyParts | undefined>(undefined);
