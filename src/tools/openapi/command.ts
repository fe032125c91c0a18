/** `npm run --silent openapi > openapi.json`. */
import { readFileSync } from 'node:fs';
import { openApiDocument } from '../../contract/openapi/document.ts';

const page = readFileSync(new URL('../../contract/README.md', import.meta.url), 'utf8');
process.stdout.write(`${JSON.stringify(openApiDocument(page), null, 2)}\n`);
