import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ENTRY = fileURLToPath(new URL('../boot/boot.ts', import.meta.url));

/** The page's own first script, in one short piece of text. */
export async function bootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const script = output && 'output' in output ? output.output[0].code.trim() : '';
  if (script === '' || script.includes('</script')) {
    throw new Error('The build of src/boot is empty or contains "</script".');
  }
  return script;
}
