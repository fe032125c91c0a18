/** The demo server of this process, with all demo venues. */
import { createDemo } from './demo.ts';
import { keepSendingPushes } from './push/sendPushes.ts';
import { pictureResponse } from './pictures/pictures.ts';
import { venues } from './venues/all.ts';

export const { handlers, handleDemo, worlds } = createDemo({ venues, picture: pictureResponse });

keepSendingPushes(() => worlds.all());
