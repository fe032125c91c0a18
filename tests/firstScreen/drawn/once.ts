import { draw } from '../../../src/firstScreen/react.ts';
import { drawWith } from './screens.ts';

export const drawScreen = drawWith(draw);
