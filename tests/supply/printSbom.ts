/** `npm run --silent sbom`: lists all packages; with `--prod` only those that may be in a build. */
import { parseArgs } from 'node:util';
import { readLockfile, readManifest } from './lockfile.ts';
import { bomOf } from './sbom.ts';

const { values } = parseArgs({ options: { prod: { type: 'boolean', default: false } } });
const bom = bomOf(readManifest(), readLockfile(), values.prod ? 'shipped' : 'all');
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
