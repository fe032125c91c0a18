/** `npm run --silent openapi > openapi.json`. */
import { openApi } from './served.ts';

process.stdout.write(`${JSON.stringify(openApi(), null, 2)}\n`);
